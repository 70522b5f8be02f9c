/**
 * The pages that a long list links to: the first, the last, and those around the current one, with a 0 for gaps. At
 * most seven places, however many pages there are.
 */
export function pageWindow(page: number, pages: number): number[] {
  if (pages <= 7) return Array.from({ length: pages }, (_, index) => index + 1);
  if (page <= 4) return [1, 2, 3, 4, 5, 0, pages];
  if (page >= pages - 3)
    return [1, 0, pages - 4, pages - 3, pages - 2, pages - 1, pages];
  return [1, 0, page - 1, page, page + 1, 0, pages];
}
