import { coverageFinder } from "#content/coverage-finder.ts";
import { contentOf } from "#app/content/languages.ts";
import type { Page } from "#app/content/pages.ts";
import {
  answersInWords,
  findCoverages,
  finderAddress,
  readFinder,
} from "#queries/finder-answers.ts";

/** What the coverage finder's answers in an address fill in on the form for quotes. Only loaders call this. */
export function quoteFromList(
  { language }: Pick<Page, "language">,
  query: URLSearchParams,
) {
  const finder = { kind: "coverageFinder", language } as const;
  const { rules, send } = contentOf(finder, coverageFinder);
  const answers = readFinder(rules, query);
  if (!answers) return undefined;
  const { side, picked } = answers;
  const has = (question: string) =>
    picked.some((answer) => answer.startsWith(`${question}=`));
  const vehicles = side === "home" ? "autos" : "trucks";
  const lines = findCoverages(rules, answers).map(({ title }) => `- ${title}`);
  return {
    intro: send.filled,
    back: { label: send.back, to: finderAddress(answers) },
    entries: {
      ...(has("vehicles") && { [vehicles]: "on" }),
      ...((side === "business" || has("property")) && { [side]: "on" }),
      insure: [
        `${send.answers} ${answersInWords(rules, answers).join("; ")}.`,
        "",
        send.opening,
        ...lines,
        "",
      ].join("\n"),
    },
  };
}
