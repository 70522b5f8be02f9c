import * as v from "valibot";
import { listOf, text } from "#compile/schemas/page-schema.ts";
import { section } from "#compile/schemas/section-schema.ts";

export const table = v.pipe(
  section("table", "A table.", {
    title: text,
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
      20,
    ),
  }),
  v.check(
    ({ columns, rows }) =>
      rows.every(({ cells }) => cells.length === columns.length - 1),
    "has a row with another number of cells: write one for each column but the first",
  ),
);
