import * as v from "valibot";
import { field, oneOf, optional, text, type Known } from "./page-schema.ts";

const withCommas = v.pipe(
  text,
  v.transform((words) => words.split(",").map((word) => word.trim())),
);

/** content/en/search.yaml: what visitors call the subjects of pages, and which words mean the same. */
export const searchSchema = (known: Known) =>
  v.strictObject({
    pages: v.pipe(
      v.array(
        v.strictObject({
          path: field("The page, by address.", oneOf(known.addresses)),
          answer: optional(
            "One sentence that answers these searches. Without it, they show the page’s description.",
          ),
          words: field(
            "Words or short phrases, with commas between them. A search that has all words of one lists this page first.",
            withCommas,
          ),
        }),
      ),
      v.check(
        (pages) => doubled(pages).length === 0,
        ({ input }) =>
          `names two pages “${doubled(input as Pages).join("”, “")}”`,
      ),
    ),
    common: field(
      "Words that a search passes over, with commas between them.",
      withCommas,
    ),
    synonyms: v.pipe(
      v.array(withCommas),
      v.description(
        "Words that mean the same in a search, group by group, with commas between them.",
      ),
    ),
  });

type Pages = readonly { words: readonly string[] }[];

/** Words that lead to two pages. */
function doubled(pages: Pages): string[] {
  const all = pages.flatMap(({ words }) =>
    words.map((word) => word.toLowerCase()),
  );
  return all.filter((word, place) => all.indexOf(word) !== place);
}
