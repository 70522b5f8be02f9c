import { readFileSync } from "node:fs";
import type { InlineHashes } from "#server/files/security-headers.ts";
import { find, readIndex, readSearch } from "#queries/search.ts";
import { loadAnswers } from "./answers.ts";

export type SearchPage = {
  /** The whole page that answers a query. */
  answer: (query: URLSearchParams) => string;
  hashes: InlineHashes;
};

/** Fills the template of the search page (docs/decisions/0007). Throws when the build lacks a part of it. */
export async function searchPage(build: string): Promise<SearchPage> {
  const template = readFileSync(`${build}/templates/blog-search.html`, "utf8");
  const index = readIndex(
    readFileSync(`${build}/client/blog/search-index.json`, "utf8"),
  );
  const hashes = JSON.parse(
    readFileSync(`${build}/policy-hashes.json`, "utf8"),
  ) as Record<string, InlineHashes>;
  const { renderResults } = await loadAnswers(build);

  function answer(search: URLSearchParams) {
    const { query, page } = readSearch(search);
    const found = find(index, query, page);
    const title = query ? `Search: ${query}` : "Search";
    const places: Record<string, string> = {
      title: escape(`${title} | Sabine Ridge Insurance`),
      query: escape(query),
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

  return {
    answer,
    hashes: hashes["/blog/search.html"] ?? { scripts: [], styles: [] },
  };
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escape(value: string) {
  return value.replace(/[&<>"']/g, (character) => entities[character] ?? "");
}
