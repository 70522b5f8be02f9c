import * as v from "valibot";
import { partsOf } from "#tools/tool.ts";
import { field, listOf, optional, text } from "./page-schema.ts";
import { section, textsOf } from "./section-schema.ts";

const fieldWords = v.strictObject({
  label: text,
  hint: v.optional(text),
  options: optional(
    "The words of each choice, by its name in tools/.",
    v.record(v.string(), text),
  ),
});

type Shape = {
  fields: Readonly<Record<string, unknown>>;
  groups?: readonly string[];
};

/** The name of a field within its group: both `a.price` and `b.price` are `price`. */
type NameOf<Field> = Field extends `${string}.${infer Name}` ? Name : Field;

type GroupsOf<T> = T extends { groups: infer Groups extends readonly string[] }
  ? Groups
  : readonly [];

/**
 * The words of a tool: around its fields and results, and the answers that it begins with. `says` are its sentences,
 * `errors` its own words for wrong answers.
 */
export const toolSection = <
  const Kind extends string,
  const T extends Shape,
  const Says extends readonly string[],
  const Errors extends readonly string[],
>(
  kind: Kind,
  look: string,
  tool: T,
  names: { says: Says; errors: Errors },
) => {
  type Field = keyof T["fields"] & string;
  const fields = Object.keys(tool.fields) as Field[];
  return section(kind, look, {
    title: text,
    intro: v.optional(text),
    fields: v.strictObject(
      v.entriesFromList(
        fields.map((one) => partsOf(one)[1] as NameOf<Field>),
        fieldWords,
      ),
    ),
    groups: optional(
      "The name of each group of fields, such as a quote.",
      textsOf((tool.groups ?? []) as GroupsOf<T>),
    ),
    says: textsOf(names.says),
    errors: textsOf(names.errors),
    leavesOut: field(
      "What the result leaves out, below it.",
      listOf(text, 1, 8),
    ),
    example: field(
      "Invented answers, written as visitors write them. Their result shows, marked as an example, until a visitor begins.",
      v.partial(v.strictObject(v.entriesFromList(fields, text))),
    ),
  });
};
