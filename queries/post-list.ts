/**
 * Which prerendered page answers /blog with a query (docs/decisions/0006). `isThere` says whether the build
 * wrote a page. An unknown category gets all articles, a number past the last page gets the last one and
 * anything else the first; those pages say so.
 */
export function listPath(
  query: URLSearchParams,
  isThere: (path: string) => boolean,
): string {
  const category = query.get("category") || "all";
  const page = query.get("page") || "1";
  const list = `/blog/list/${category}`;
  if (category !== "all" && !(isWord(category) && isThere(`${list}/1`)))
    return "/blog/list/unknown/1";
  if (!/^[1-9]\d*$/.test(page)) return `${list}/none`;
  if (category === "all" && page === "1") return "/blog";
  return isThere(`${list}/${page}`) ? `${list}/${page}` : `${list}/beyond`;
}

/** Address of a page of a list, as visitors see it. */
export function listAddress(category: string | undefined, page: number) {
  const query = new URLSearchParams({
    ...(category && { category }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `/blog?${query}` : "/blog";
}

const isWord = (value: string) =>
  /^[a-z]+(-[a-z]+)*$/.test(value) && value !== "unknown";
