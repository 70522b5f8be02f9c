import * as v from "valibot";
import { field, text, type Known } from "./page-schema.ts";

const withCommas = v.pipe(
  text,
  v.transform((words) => words.split(",").map((word) => word.trim())),
);

/** content/en/search.yaml: what visitors call the subjects of pages, and which words mean the same. */
export const searchSchema = (known: Known) => {
  const page = v.pipe(v.picklist(known.addresses), v.title("Page"));
  const words = v.strictObject({
    pages: field(
      "Words or short phrases for a page, with commas between them. A search that has all words of one lists this page first.",
      v.pipe(
        v.record(page, withCommas),
        v.check(
          (pages) => doubled(pages).length === 0,
          ({ input }) =>
            `names two pages “${doubled(input as Pages).join("”, “")}”`,
        ),
      ),
    ),
    answers: field(
      "One sentence that answers the searches of a page. Without it, they show the page’s description.",
      v.record(page, text),
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
  return v.pipe(
    words,
    v.check(
      (input) => withoutWords(input).length === 0,
      ({ input }) =>
        `has a sentence for ${withoutWords(input as Words).join(", ")} in “answers”, and no words in “pages”`,
    ),
  );
};

type Words = Readonly<Record<"pages" | "answers", object>>;

/** Pages whose sentence no search would show. */
const withoutWords = ({ pages, answers }: Words): string[] =>
  Object.keys(answers).filter((path) => !(path in pages));

type Pages = Readonly<Record<string, readonly string[]>>;

/** Words that lead to two pages. */
function doubled(pages: Pages): string[] {
  const all = Object.values(pages)
    .flat()
    .map((word) => word.toLowerCase());
  return all.filter((word, place) => all.indexOf(word) !== place);
}
