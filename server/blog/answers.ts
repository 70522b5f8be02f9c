import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { SubscribeErrors } from "#forms/subscribe-form.ts";
import type { FinderRules } from "#queries/coverage-finder.ts";
import type { Found } from "#queries/search.ts";

/** content/coverage-finder.ts: the rules, and words that only the components need to know. */
type FinderWords = { rules: FinderRules };

/** Parts of pages as the site's own components write them: app/answers, built (docs/decisions/0007). */
export type Answers = {
  renderResults: (found: Found) => string;
  renderFinder: (words: FinderWords, search: string) => string;
  renderSubscribeForm: (
    typed: Record<string, unknown>,
    errors: SubscribeErrors,
    failed: boolean,
  ) => string;
};

export async function loadAnswers(build: string): Promise<Answers> {
  // React is for production unless told otherwise, and reads this once.
  process.env.NODE_ENV ??= "production";
  const file = pathToFileURL(resolve(build, "answers/answers.js"));
  return (await import(/* @vite-ignore */ file.href)) as Answers;
}
