import type { QuestionAnswer } from "#content/types.ts";
import { pagesIn } from "./languages.ts";
import { allPages, type Page } from "./pages.ts";
import { firstLanguage } from "#words/first-language.ts";

/** A question with its answer, as its file has it, and its address. */
export type Answer = QuestionAnswer & { path: string };

/** Every answer in a language. Only loaders call this. */
export function answersOf(language: string): Answer[] {
  const answers = pagesIn<QuestionAnswer>("answers", language);
  return allPages().flatMap((page) =>
    page.kind === "answers" && page.language === language
      ? { ...answers.get(page.slug)!, path: page.path }
      : [],
  );
}

/** The most answers that a page shows. */
const mostOnPage = 5;

/** The answers that lead to a page, which shows them folded. Only loaders call this. */
export function answersOn({ path, language, translations }: Page): Answer[] {
  const english = translations[firstLanguage];
  return answersOf(language)
    .filter(({ page }) => page === english || page === path)
    .slice(0, mostOnPage);
}
