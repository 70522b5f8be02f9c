import type { Page } from "#content/types.ts";
import { compiled } from "./read-compiled.ts";

export type { Page };

/** The table of all pages. */
export const allPages = compiled<readonly Page[]>("pages.json");

/** The page at an address, without its query. */
export const pageAt = (path: string): Page | undefined =>
  allPages().find((page) => page.path === path);

/** The page at an English address, in a language that has it. */
export const pageIn = (path: string, language: string): Page | undefined =>
  pageAt(pageAt(path)?.translations[language] ?? "");

/** The page at an English address that exists, in a language if it has it, otherwise in English. */
export const pageNearest = (path: string, language: string): Page =>
  pageIn(path, language) ?? pageAt(path)!;
