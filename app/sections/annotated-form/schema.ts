import * as v from "valibot";
import {
  field,
  groupsOf,
  listOf,
  optional,
  text,
} from "#compile/schemas/page-schema.ts";
import { section } from "#compile/schemas/section-schema.ts";

export const annotatedForm = v.pipe(
  section(
    "annotated-form",
    "An invented policy, bond or report, on which the visitor chooses a line to have it explained.",
    {
      title: text,
      intro: v.optional(text),
      form: field("The heading of the form, such as its name."),
      columns: optional(
        "The heading of each explanation, if a line has several.",
        listOf(text, 2, 3),
      ),
      rows: groupsOf(5, 20, {
        group: optional("A heading above this line."),
        name: field("What the line is called on the form."),
        event: optional("Something that happened and makes this line count."),
        example: field("What the invented form says."),
        missing: optional(
          "True if something is missing or still to be done, so that the line stands out.",
          v.boolean(),
        ),
        cells: field(
          "The explanation, or one for each column.",
          listOf(text, 1, 3),
        ),
      }),
    },
  ),
  v.check(
    ({ columns = [""], rows }) =>
      rows.every(({ cells }) => cells.length === columns.length),
    "has a row with another number of cells: write one for each column, or one if there are no columns",
  ),
);
