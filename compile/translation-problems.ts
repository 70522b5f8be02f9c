import { families } from "./page-templates.ts";
import type { LanguageContent } from "./check-content.ts";

/** What other languages may translate: pages of these folders, and the words of these files. */
const pages: readonly string[] = families;
const words = ["ui", "navigation"];

type Problem = { path: readonly PropertyKey[]; message: string };

/** Files in another language without an English original, which the site would not show. */
export function translationProblems(
  key: string,
  slug: string,
  value: unknown,
  english: LanguageContent,
): Problem[] {
  const original = Object(english[key]) as Record<string, unknown>;
  if (pages.includes(key))
    return Object.hasOwn(original, slug)
      ? []
      : [
          {
            path: [],
            message: `has no English page: give it the name of the English file, one of ${Object.keys(original).join(", ")}`,
          },
        ];
  if (!words.includes(key) && !key.startsWith("forms/"))
    return [
      {
        path: [],
        message: `is not shown in another language yet: only ${[...pages, ...words, "forms"].join(", ")} are`,
      },
    ];
  return key === "ui" ? unknownWords(value as Words, original as Words) : [];
}

type Words = Record<string, Record<string, string>>;

function unknownWords(translated: Words, english: Words): Problem[] {
  return Object.entries(translated).flatMap(([part, texts]) =>
    Object.keys(texts)
      .filter((name) => english[part]?.[name] === undefined)
      .map((name) => ({
        path: [part, name],
        message: "does not exist in English: remove it",
      })),
  );
}
