import { listPath } from "#queries/post-list.ts";

/** Pages the build wrote for queries are no addresses of their own. */
export const isQueryPage = (path: string) => path.startsWith("/blog/list/");

/**
 * The file that answers an address with a query, and the router's data for it (docs/decisions/0006). Other
 * addresses are their own files, whatever their query.
 */
export function queryPage(
  path: string,
  query: URLSearchParams,
  isThere: (path: string) => boolean,
): string {
  if (path === "/blog") return listPath(query, isThere);
  if (path === "/blog.data") return `${listPath(query, isThere)}.data`;
  return path;
}
