import * as v from "valibot";
import { listOf, optional, type Known } from "#compile/schemas/page-schema.ts";
import { section } from "#compile/schemas/section-schema.ts";

export const articles = (known: Known) =>
  section("articles", "Two articles of the blog.", {
    posts: optional(
      "Articles to show, by file name without “.md”. Without this field the page shows the newest of general use.",
      listOf(v.picklist(known.articles), 1, 2),
    ),
  });
