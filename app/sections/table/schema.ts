import * as v from "valibot";
import { field, groupsOf, listOf, text } from "#compile/schemas/page-schema.ts";
import { section } from "#compile/schemas/section-schema.ts";

export const table = v.pipe(
  section("table", "A table.", {
    title: text,
    intro: v.optional(text),
    columns: field(
      "The heading of each column, including the first.",
      listOf(text, 2, 4),
    ),
    rows: groupsOf(2, 20, {
      name: text,
      cells: field("One for each column but the first.", listOf(text, 1, 3)),
    }),
  }),
  v.check(
    ({ columns, rows }) =>
      rows.every(({ cells }) => cells.length === columns.length - 1),
    "has a row with another number of cells: write one for each column but the first",
  ),
);
