/** The address of a page of a list, as visitors see it. */
export function listAddress(category: string | undefined, page: number) {
  const query = new URLSearchParams({
    ...(category && { category }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `/blog?${query}` : "/blog";
}
