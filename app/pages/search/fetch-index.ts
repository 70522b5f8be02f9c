import { readIndex, type SearchIndex } from "#queries/search.ts";

let index: Promise<SearchIndex> | undefined;

/** The index, fetched with the first search and cached. A failure is not, so the next search tries again. */
export function fetchIndex(): Promise<SearchIndex> {
  index ??= fetch("/blog/search-index.json")
    .then((response) => {
      if (!response.ok) throw new Error("no index");
      return response.text();
    })
    .then(readIndex)
    .catch((error: unknown) => {
      index = undefined;
      throw error;
    });
  return index;
}
