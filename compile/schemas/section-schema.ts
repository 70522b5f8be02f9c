import * as v from "valibot";
import { iconNames } from "#app/ui/icon-names.ts";
import {
  faq,
  iconText,
  listOf,
  oneOf,
  text,
  titledText,
} from "./page-schema.ts";

const section = <const Kind extends string, Content extends v.ObjectEntries>(
  kind: Kind,
  content: Content,
) =>
  v.strictObject({
    kind: v.pipe(
      v.literal(kind),
      v.description(
        "How the section looks: prose (paragraphs), story (a loss, told), cards, icons, steps (numbered), names, table, checklist (to check off), clauses (sample language with notes), questions or partners.",
      ),
    ),
    id: v.pipe(
      text,
      v.description(
        "Ends the section’s address, such as #highlights. Links to it break when it changes.",
      ),
    ),
    title: text,
    ...content,
  });

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

const checked = v.strictObject({ title: text, text: v.optional(text) });

const clause = v.strictObject({
  title: text,
  text: v.pipe(text, v.description("The sample language itself.")),
  note: v.pipe(text, v.description("Why it is there, or what it needs.")),
});

/** The kinds of sections on a page. */
export const pageSection = v.variant("kind", [
  section("prose", { paragraphs: listOf(text, 1, 5) }),
  section("story", { paragraphs: listOf(text, 1, 3) }),
  listed("cards", titledText, 2, 9),
  listed("icons", iconText, 3, 8),
  listed("steps", titledText, 3, 9),
  listed("names", text, 3, 14),
  listed("checklist", checked, 3, 16),
  listed("clauses", clause, 1, 14),
  section("table", {
    intro: v.optional(text),
    columns: v.pipe(
      listOf(text, 2, 5),
      v.description("The heading of each column, including the first."),
    ),
    rows: listOf(
      v.strictObject({
        name: text,
        cells: v.pipe(
          listOf(text, 1, 4),
          v.description("One for each column but the first."),
        ),
      }),
      2,
      14,
    ),
  }),
  section("questions", {
    questions: faq(3, 10).entries.questions,
  }),
  listed("partners", partner, 6),
]);

export type PageSection = v.InferOutput<typeof pageSection>;
