import { globSync, readFileSync } from "node:fs";
import { pageFacts, type PageFacts } from "./page-facts.ts";

/** The built pages that search engines may list, by address. */
export function indexablePages(build: string): PageFacts[] {
  return globSync(`${build}/client/**/*.html`)
    .map((file) => pageFacts(readFileSync(file, "utf8")))
    .filter(({ indexable }) => indexable)
    .toSorted((one, other) => one.url.localeCompare(other.url, "en"));
}
