import * as v from "valibot";
import { field, listOf, text } from "./page-schema.ts";

/** The fields of every section. Each kind is a folder of app/sections, with its own schema.ts. */
export const section = <
  const Kind extends string,
  Fields extends v.ObjectEntries,
>(
  kind: Kind,
  look: string,
  fields: Fields,
) =>
  v.strictObject({
    kind: field(look, v.literal(kind)),
    id: field(
      "Ends the section’s address, such as #highlights. Links to it break when it changes.",
    ),
    ...fields,
  });

/** A section with a list below its title. */
export const listSection = <
  const Kind extends string,
  Entry extends v.GenericSchema,
>(
  kind: Kind,
  look: string,
  entry: Entry,
  least: number,
  most: number,
) =>
  section(kind, look, {
    title: text,
    intro: v.optional(text),
    list: listOf(entry, least, most),
  });

/** A text for each of these names. */
export const textsOf = <const Names extends readonly string[]>(names: Names) =>
  v.strictObject(v.entriesFromList(names, text));

/** An invented amount. The page labels it as an example. */
export const dollars = v.pipe(
  v.number(),
  v.integer("is not a whole number of dollars"),
  v.minValue(1, "is not more than zero"),
);
