import { splitFrontMatter } from "./front-matter.ts";
import { parse } from "yaml";

/** Amounts and percentages, which readers may rely on. */
const numbers =
  /\$\d(?:[\d,.]*\d)?(?: (?:thousand|million|billion))?|\d(?:[\d,.]*\d)?(?:%| percent)/g;

/**
 * The amounts and percentages of an article in paragraphs without a footnote, if neither its front matter nor `known`
 * (figures, facts, or the article before) has them.
 */
export function numbersWithoutSource(source: string, known: string): string[] {
  const { yaml = "", body } = splitFrontMatter(source);
  const { numbers: answered } = Object(parse(yaml)) as { numbers?: unknown };
  const named = new Set(`${known} ${JSON.stringify(answered)}`.match(numbers));
  const found = body
    .split(/\n\s*\n/)
    .filter((paragraph) => !paragraph.includes("[^"))
    .flatMap((paragraph) => paragraph.match(numbers) ?? []);
  return [...new Set(found)].filter((number) => !named.has(number));
}
