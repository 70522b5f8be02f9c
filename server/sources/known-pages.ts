/** The pages of this site, by each path that a browser requests for them: their own, and that of the router's data. */
export type KnownPages = ReadonlyMap<string, string>;

/** Not the page for unknown addresses, nor pages that links in mails open. */
const isUncounted = (path: string) => /^\/(404$|lead\/|subscribe\/)/.test(path);

export function knownPages(
  files: ReadonlyMap<string, { policy?: string | undefined }>,
): KnownPages {
  const pages = new Map<string, string>();
  for (const [path, { policy }] of files) {
    // Only pages have a policy.
    if (!policy || isUncounted(path)) continue;
    pages.set(path, path);
    pages.set(path === "/" ? "/_.data" : `${path}.data`, path);
  }
  return pages;
}

/** The text if it is the address of a page, without query. */
export function pageNamed(
  pages: KnownPages,
  path: unknown,
): string | undefined {
  return typeof path === "string" && pages.get(path) === path
    ? path
    : undefined;
}
