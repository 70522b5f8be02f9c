import { site } from "#content/site.ts";

/** The file of a page's share picture, by the page's address. */
export const shareFile = (path: string): string =>
  `/share${path === "/" ? "/home" : path}.png`;

/** The whole address of the picture that other sites show of a page. One that may not be listed has that of home. */
export function shareAddress(page: {
  url: string;
  indexable: boolean;
}): string {
  const path = page.indexable ? new URL(page.url).pathname : "/";
  return site.origin + shareFile(path);
}
