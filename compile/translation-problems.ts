import type { PlacedFile } from "./content-files.ts";
import { eachText } from "./each-text.ts";
import {
  fileProblem,
  type ContentProblem,
  type Report,
} from "./content-problem.ts";
import type { LanguageContent } from "./language-folders.ts";
import type { ContentFile } from "./read-content.ts";
import { hashOfEntry, type Entry } from "./translation-state.ts";

/** Parts of ui.yaml that only English pages, commands and files show. */
const onlyEnglish: readonly string[] = [
  "aboutPage",
  "associations",
  "blogList",
  "careersPage",
  "feed",
  "homePage",
  "licensesPage",
  "llms",
  "llmsSections",
  "onboardingPage",
  "partnerBanner",
  "postList",
  "samplesKinds",
  "samplesPage",
  "subscribeCard",
  "subscribeLink",
  "subscribeProblem",
  "subscribeThanks",
  "testimonialsSection",
];

type Translated = {
  key: string;
  file: ContentFile;
  value: unknown;
  pages: PlacedFile["pages"];
};

/** Reports what a file of another language has or lacks next to its English original. */
export function checkTranslation(
  { key, file, value, pages }: Translated,
  english: LanguageContent,
  report: Report,
): void {
  const { path } = Object(file.translation) as { path?: unknown };
  const [page, ...others] = pages;
  if (page && page.address !== "/" && others.length === 0 && !path)
    report(
      [],
      "has no translation.path: write the end of the page’s address, such as seguro-de-auto",
    );
  // An English file with a mistake is missing here, and then nothing can be said about its entries.
  if (key === "ui" && english.ui)
    for (const [part, texts] of Object.entries(value as Words))
      for (const name of Object.keys(texts))
        if ((english.ui as Words)[part]?.[name] === undefined)
          report([part, name], "does not exist in English: remove it");
  if (key === "facts" || key === "figures")
    checkEntries(value as Record<string, string>, file, english, report);
}

const months = Array.from({ length: 12 }, (_, index) =>
  new Date(2026, index).toLocaleString("en", { month: "long" }),
);

const numbers = /\d[\d,.]*(?<=\d)/g;

/**
 * Reports a figure or fact that English does not have, one that was made from an older English text, and one with a
 * number that the English does not have.
 */
function checkEntries(
  own: Readonly<Record<string, string>>,
  { translation }: ContentFile,
  { facts, figures }: LanguageContent,
  report: Report,
) {
  // Of English files with mistakes, nobody knows what they say.
  if (!facts || !figures) return;
  const entries = { ...facts, ...figures } as Readonly<Record<string, Entry>>;
  const { madeFrom } = Object(translation) as { madeFrom?: unknown };
  const hashes = Object(madeFrom) as Readonly<Record<string, string>>;
  for (const [name, text] of Object.entries(own)) {
    const original = entries[name];
    if (!original) {
      report([name], "does not exist in English: remove it");
      continue;
    }
    const english = `${original.value ?? ""} ${original.text}`.trim();
    const hash = hashOfEntry(original);
    if (hashes[name] !== hash)
      report(
        [name],
        `is of an older English text: compare it with “${english}”, then write translation.madeFrom.${name}: ${hash}`,
      );
    const known = new Set<string>(english.match(numbers));
    // Some languages write a month as its number.
    for (const [index, month] of months.entries())
      if (english.includes(month)) known.add(String(index + 1));
    for (const number of text.match(numbers) ?? [])
      if (!known.has(number))
        report(
          [name],
          `has ${number}, which the English does not have: one of them is wrong`,
        );
  }
}

/** The words around every page that a language lacks. Without them, English ones would be between its own. */
export function missingWords(
  content: LanguageContent,
  names: readonly string[],
  english: LanguageContent,
): ContentProblem[] {
  const files = ["home", "navigation", "ui"].map((key) => `${key}.yaml`);
  const missing = files
    .filter((file) => !names.includes(file))
    .map((file) =>
      fileProblem(
        file,
        "is missing: every page of the language shows its words",
      ),
    );
  const own = content.ui as Words | undefined;
  const keys = Object.entries(Object(english.ui) as Words).flatMap(
    ([part, texts]) =>
      onlyEnglish.includes(part)
        ? []
        : Object.keys(texts)
            .filter((name) => own?.[part]?.[name] === undefined)
            .map((name) => ({
              file: "ui.yaml",
              line: 1,
              field: `${part}.${name}`,
              message: "is missing: translate it from content/en/ui.yaml",
            })),
  );
  return [...missing, ...(own ? keys : []), ...missingFacts(content, names)];
}

/** Facts that pages of a language list as their sources, without a sentence in it. */
function missingFacts(
  content: LanguageContent,
  names: readonly string[],
): ContentProblem[] {
  // Of a file with mistakes, nobody knows what it lacks.
  if (names.includes("facts.yaml") && !content.facts) return [];
  const listed = new Set<string>();
  eachText(content, (text, path) => {
    if (path.at(-2) === "sources" && typeof path.at(-1) === "number")
      listed.add(text);
  });
  const own = Object(content.facts) as object;
  return [...listed]
    .filter((name) => !Object.hasOwn(own, name))
    .map((name) => ({
      file: "facts.yaml",
      line: 1,
      field: name,
      message:
        "is missing: translate it from content/en/facts.yaml or figures.yaml, because a page has it among its sources",
    }));
}

type Words = Record<string, Record<string, string>>;
