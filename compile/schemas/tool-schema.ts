import * as v from "valibot";
import { field, listOf, text } from "./page-schema.ts";
import { section, textsOf } from "./section-schema.ts";

const fieldWords = v.strictObject({
  label: text,
  hint: v.optional(text),
  options: v.optional(
    field(
      "The words of each choice, by its name in tools/.",
      v.record(v.string(), text),
    ),
  ),
});

/**
 * The words of a tool: around its fields and results, and the answers that it begins with. `says` are its sentences,
 * `errors` its own words for wrong answers.
 */
export const toolSection = <
  const Kind extends string,
  const Fields extends readonly string[],
  const Says extends readonly string[],
  const Errors extends readonly string[],
  const Groups extends readonly string[] = [],
>(
  kind: Kind,
  look: string,
  names: { fields: Fields; says: Says; errors: Errors; groups?: Groups },
) =>
  section(kind, look, {
    title: text,
    intro: v.optional(text),
    fields: v.strictObject(v.entriesFromList(names.fields, fieldWords)),
    groups: v.optional(
      field(
        "The name of each group of fields, such as a quote.",
        textsOf(names.groups ?? []),
      ),
    ),
    says: textsOf(names.says),
    errors: textsOf(names.errors),
    leavesOut: field(
      "What the result leaves out, below it.",
      listOf(text, 1, 8),
    ),
    example: field(
      "Invented answers, written as visitors write them. Their result shows, marked as an example, until a visitor begins.",
      v.partial(
        v.strictObject(
          v.entriesFromList(
            [
              ...names.fields,
              ...(names.groups ?? []).flatMap((group) =>
                names.fields.map((name) => `${group}.${name}`),
              ),
            ],
            text,
          ),
        ),
      ),
    ),
  });
