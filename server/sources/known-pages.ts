/** The addresses of the pages of this site. */
export type KnownPages = ReadonlySet<string>;

/** The page for unknown addresses, and pages that links in mails open. */
const isNoSource = (path: string) => /^\/(404$|subscribe\/)/.test(path);

export function knownPages(
  files: ReadonlyMap<string, { policy?: string | undefined }>,
): KnownPages {
  // Only pages have a policy.
  const pages = [...files].filter(
    ([path, { policy }]) => policy && !isNoSource(path),
  );
  return new Set(pages.map(([path]) => path));
}

/** The text if it is the address of a page, without query. */
export function pageNamed(
  pages: KnownPages,
  path: unknown,
): string | undefined {
  return typeof path === "string" && pages.has(path) ? path : undefined;
}
