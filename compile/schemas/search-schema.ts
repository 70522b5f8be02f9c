import * as v from "valibot";
import { field, listFile, oneOf, text, type Known } from "./page-schema.ts";

/** content/en/search.yaml: what visitors call the subjects of pages. */
export const searchSchema = (known: Known) =>
  v.pipe(
    listFile(
      "pages",
      v.strictObject({
        path: field("The page, by address.", oneOf(known.addresses)),
        words: v.pipe(
          v.array(text),
          v.nonEmpty("is empty: it needs one entry at least"),
          v.description(
            "Words or short phrases. A search for exactly one of them lists this page first.",
          ),
        ),
      }),
    ),
    v.check(
      (pages) => doubled(pages).length === 0,
      ({ input }) =>
        `names two pages “${doubled(input as Pages).join("”, “")}”`,
    ),
  );

type Pages = readonly { words: readonly string[] }[];

/** Words that lead to two pages. */
function doubled(pages: Pages): string[] {
  const all = pages.flatMap(({ words }) =>
    words.map((word) => word.toLowerCase()),
  );
  return all.filter((word, place) => all.indexOf(word) !== place);
}
