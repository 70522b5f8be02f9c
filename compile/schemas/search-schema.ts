import * as v from "valibot";
import { field, oneOf, optional, text, type Known } from "./page-schema.ts";

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
          words: v.pipe(
            v.array(text),
            v.nonEmpty("is empty: it needs one entry at least"),
            v.description(
              "Words or short phrases. A search that has all words of one lists this page first.",
            ),
          ),
        }),
      ),
      v.check(
        (pages) => doubled(pages).length === 0,
        ({ input }) =>
          `names two pages “${doubled(input as Pages).join("”, “")}”`,
      ),
    ),
    synonyms: v.pipe(
      v.array(v.array(text)),
      v.description("Words that mean the same in a search, group by group."),
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
