import { makeSearchIndex } from "./search-index.ts";

/** The index that the browser fetches at its first search. The build writes it as a file. */
export async function loader() {
  return new Response(await makeSearchIndex(), {
    headers: { "Content-Type": "application/json" },
  });
}
