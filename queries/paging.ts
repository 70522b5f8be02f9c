/** Windows with different page sizes: below 768px, exactly 768px, above (docs/product.md, "Blog"). */
export const widths = ["narrow", "medium", "wide"] as const;
export type Width = (typeof widths)[number];
export type PageSizes = Readonly<Record<Width, number>>;

/** Position in a list: the current page and the number of pages. */
export type Place = { page: number; pages: number };

/** The page of a list nearest to the requested one. There is always one, even if it is empty. */
export function placeOf(total: number, size: number, page: number): Place {
  const pages = Math.max(1, Math.ceil(total / size));
  return { page: Math.min(Math.max(page, 1), pages), pages };
}

export type Paged<T> = {
  /** Everything that any width needs, in order, with the widths at which it shows. */
  entries: { entry: T; widths: Width[] }[];
  places: Record<Width, Place>;
};

/**
 * One page of a list for all widths at once: the HTML has everything that any width shows, and the style sheet
 * chooses.
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
