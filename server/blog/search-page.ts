import { site } from "#content/site.ts";
import { readFileSync } from "node:fs";
import type { InlineHashes } from "#server/files/security-headers.ts";
import { escapeHtml, readTemplate } from "#server/files/template.ts";
import { find, readIndex, readSearch } from "#queries/search.ts";
import { loadAnswers } from "./answers.ts";

export type SearchPage = {
  /** The whole page that answers a query. */
  answer: (query: URLSearchParams) => string;
  hashes: InlineHashes;
};

/** Fills the template of the search page (docs/decisions/0007). Throws when the build lacks a part of it. */
export async function searchPage(build: string): Promise<SearchPage> {
  const { html: template, hashes } = readTemplate(build, "/blog/search");
  const index = readIndex(
    readFileSync(`${build}/client/blog/search-index.json`, "utf8"),
  );
  const { renderResults } = await loadAnswers(build);

  function answer(search: URLSearchParams) {
    const { query, page } = readSearch(search);
    const found = find(index, query, page);
    const title = query ? `Search: ${query}` : "Search";
    const places: Record<string, string> = {
      title: escapeHtml(`${title} | ${site.name}`),
      query: escapeHtml(query),
      results: renderResults(found),
    };
    const data = JSON.stringify(found).replaceAll("<", "\\u003c");
    return (
      template
        // In one go: what was typed may itself look like a place.
        .replace(
          /@@(title|query|results)@@/g,
          (_, place: string) => places[place] ?? "",
        )
        .replace(
          "</body>",
          () =>
            `<script type="application/json" id="found">${data}</script></body>`,
        )
    );
  }

  return { answer, hashes };
}
