import { useEffect, useState } from "react";
import {
  find,
  readIndex,
  type Found,
  type SearchIndex,
} from "#queries/search.ts";

let index: Promise<SearchIndex> | undefined;

/** The index, fetched with the first search and kept. A failure is forgotten, so that the next search tries again. */
function loadIndex(): Promise<SearchIndex> {
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

/** What the server found already and wrote into the page. */
function readFound(query: string, page: number): Found | undefined {
  if (import.meta.env.SSR) return undefined;
  const written = document.getElementById("found")?.textContent;
  const found = written ? (JSON.parse(written) as Found) : undefined;
  return found?.query === query && found.page === page ? found : undefined;
}

/** The results of a search: those of the last one until the new ones are there. */
export function useFound(query: string, page: number) {
  const [found, setFound] = useState(() => readFound(query, page));
  const [failed, setFailed] = useState(false);
  const isThere = found?.query === query && found.page === page;

  // The index is outside React.
  useEffect(() => {
    if (isThere) return;
    let wanted = true;
    loadIndex().then(
      (loaded) => {
        if (!wanted) return;
        setFailed(false);
        setFound(find(loaded, query, page));
      },
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [isThere, query, page]);

  return { found, failed };
}
