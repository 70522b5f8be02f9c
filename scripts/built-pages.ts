import { globSync, readFileSync } from "node:fs";
import type { PageFacts, PageRecord } from "#app/document/page-record.ts";

/** The built pages that search engines may list, by address. */
export function indexablePages(build: string): PageFacts[] {
  return globSync(`${build}/pages/*.json`)
    .map((file) => JSON.parse(readFileSync(file, "utf8")) as PageRecord)
    .map(({ facts }) => facts)
    .filter(({ indexable }) => indexable)
    .toSorted((one, other) => one.url.localeCompare(other.url, "en"));
}
