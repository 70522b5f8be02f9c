/** Windows whose pages differ in size: below 768px, exactly 768px, above (docs/product.md, "Blog"). */
export const widths = ["narrow", "medium", "wide"] as const;
export type Width = (typeof widths)[number];
export type PageSizes = Readonly<Record<Width, number>>;

/** Where a reader is in a list: the page that shows, of how many. */
export type Place = { page: number; pages: number };

/** The page of a list that is nearest to the one asked for. There is always one, if need be an empty one. */
export function placeOf(total: number, size: number, page: number): Place {
  const pages = Math.max(1, Math.ceil(total / size));
  return { page: Math.min(Math.max(page, 1), pages), pages };
}

export type Paged<T> = {
  /** What any width needs, in order, with the widths at which it shows. */
  entries: { entry: T; widths: Width[] }[];
  places: Record<Width, Place>;
};

/**
 * One page of a list for all widths at once: the HTML holds what any of them shows, and the style sheet picks.
 */
export function pageForAllWidths<T>(
  list: readonly T[],
  sizes: PageSizes,
  page: number,
): Paged<T> {
  const places = Object.fromEntries(
    widths.map((width) => [width, placeOf(list.length, sizes[width], page)]),
  ) as Record<Width, Place>;
  const entries = list.flatMap((entry, index) => {
    const shown = widths.filter(
      (width) => Math.floor(index / sizes[width]) === places[width].page - 1,
    );
    return shown.length > 0 ? [{ entry, widths: shown }] : [];
  });
  return { entries, places };
}
