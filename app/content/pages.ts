import { readFileSync } from "node:fs";
import type { Page } from "#content/types.ts";

export type { Page };

let kept: readonly Page[] | undefined;

/**
 * The table of all pages. Only loaders and build steps call this. It is no module, so that Vite need not build the
 * code again for a new article.
 */
export function allPages(): readonly Page[] {
  // In development every request reads it again, so a new page shows on reload.
  if (!kept || process.env.NODE_ENV === "development")
    kept = JSON.parse(
      readFileSync(".generated/site/pages.json", "utf8"),
    ) as Page[];
  return kept;
}

/** The page at an address, without its query. */
export const pageAt = (path: string): Page | undefined =>
  allPages().find((page) => page.path === path);
