import type { Report } from "./content-problem.ts";
import { families } from "./page-templates.ts";
import type { LanguageContent } from "./language-folders.ts";

/** What other languages may translate: pages of these folders, and the words of these files. */
const pages: readonly string[] = families;
const words = ["ui", "navigation"];

/** Reports a file in another language without an English original, which the site would not show. */
export function checkTranslation(
  key: string,
  slug: string,
  value: unknown,
  english: LanguageContent,
  report: Report,
): void {
  const original = Object(english[key]) as Record<string, unknown>;
  if (pages.includes(key)) {
    if (!Object.hasOwn(original, slug))
      report(
        [],
        `has no English page: give it the name of the English file, one of ${Object.keys(original).join(", ")}`,
      );
  } else if (!words.includes(key) && !key.startsWith("forms/"))
    report(
      [],
      `is not shown in another language yet: only ${[...pages, ...words, "forms"].join(", ")} are`,
    );
  else if (key === "ui")
    for (const [part, texts] of Object.entries(value as Words))
      for (const name of Object.keys(texts))
        if ((original as Words)[part]?.[name] === undefined)
          report([part, name], "does not exist in English: remove it");
}

type Words = Record<string, Record<string, string>>;
