import { searchIndex } from "#app/content/search-index.ts";

/** The index as the browser fetches it with the first search. */
export async function loader() {
  return Response.json(await searchIndex());
}
