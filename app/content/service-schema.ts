import * as v from "valibot";
import { iconNames } from "#app/ui/icon-names.ts";
import {
  familyPage,
  iconText,
  listOf,
  oneOf,
  text,
  titledText,
  type Known,
} from "./page-schema.ts";

const section = <const Kind extends string, Content extends v.ObjectEntries>(
  kind: Kind,
  content: Content,
) =>
  v.strictObject({ kind: v.literal(kind), id: text, title: text, ...content });

const listed = <const Kind extends string, Entry extends v.GenericSchema>(
  kind: Kind,
  entry: Entry,
  least: number,
  most = least,
) =>
  section(kind, { intro: v.optional(text), list: listOf(entry, least, most) });

const partner = v.strictObject({
  icon: oneOf(iconNames),
  category: text,
  description: text,
  specialties: listOf(text, 3, 6),
});

/** The shapes a section of a service page can take. `serviceCounts` has some of the ids. */
const sections = v.variant("kind", [
  section("prose", { paragraphs: listOf(text, 1, 5) }),
  listed("cards", titledText, 2, 9),
  listed("icons", iconText, 3, 8),
  listed("steps", titledText, 3, 9),
  listed("names", text, 3, 14),
  listed("partners", partner, 6),
]);

export type ServiceSection = v.InferOutput<typeof sections>;

/** One file of content/en/services. */
export const serviceSchema = (known: Known) =>
  v.strictObject({
    ...familyPage(known),
    /** Path under /services. */
    path: text,
    sections: listOf(sections, 3, 8),
    /** The page's button, which opens the outside application in a new tab. Claims advocacy has none. */
    action: v.optional(text),
    closing: v.strictObject({ title: text, text }),
  });

export type Service = v.InferOutput<ReturnType<typeof serviceSchema>>;
