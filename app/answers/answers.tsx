import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import type { CoverageFinder as FinderWords } from "#app/content/coverage-finder-schema.ts";
import { CoverageFinder } from "#app/pages/coverage-finder/coverage-finder.tsx";
import { SearchResults } from "#app/sections/search/search-results.tsx";
import { SubscribeForm } from "#app/sections/subscribe/subscribe-form.tsx";
import type { SubscribeErrors } from "#forms/subscribe-form.ts";
import type { Found } from "#queries/search.ts";

// The parts of pages that the server writes when it answers (docs/decisions/0007): built into build/answers.

export function renderResults(found: Found): string {
  return render("/blog/search", <SearchResults found={found} />);
}

/** `search` is the query of the address, with its question mark. */
export function renderFinder(words: FinderWords, search: string): string {
  return render(`/coverage-finder${search}`, <CoverageFinder words={words} />);
}

export function renderSubscribeForm(
  typed: { email?: string; terms?: string },
  errors: SubscribeErrors,
  failed: boolean,
): string {
  const form = {
    ready: false,
    errors,
    state: failed ? ("failed" as const) : ("form" as const),
    summary: { current: null },
    begin: async () => {},
    submit: async () => {},
  };
  return render("/blog", <SubscribeForm form={form} typed={typed} />);
}

function render(location: string, part: ReactNode) {
  return renderToString(
    <StaticRouter location={location}>{part}</StaticRouter>,
  );
}
