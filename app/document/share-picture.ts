import { site } from "#content/site.ts";

/** In px. All chat programs and networks accept this size (Open Graph). scripts/share/share-card.ts draws it. */
export const shareSize = { width: 1200, height: 630 } as const;

/** The file of a page's share picture, by the page's address. */
export const shareFile = (path: string): string =>
  `/share${path === "/" ? "/home" : path}.png`;

/** The absolute address of a page's picture for other sites. An unlisted page has that of home. */
export function shareAddress(page: {
  url: string;
  indexable: boolean;
}): string {
  const path = page.indexable ? new URL(page.url).pathname : "/";
  return site.origin + shareFile(path);
}
