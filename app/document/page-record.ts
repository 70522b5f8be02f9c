import { mkdirSync, writeFileSync } from "node:fs";
import type { HeadFacts } from "./head-facts.ts";
import { isBuild } from "./is-build.ts";
import type { ShownFacts } from "./page-facts.ts";

/** The page's facts, in its head and in its body. */
export type PageFacts = HeadFacts & ShownFacts;

/** The build's record of a rendered page, for the server and the next build steps. */
export type PageRecord = {
  /** Its address, such as "/about". */
  path: string;
  policy: string;
  facts: PageFacts;
};

/** Writes it into build/pages while the build renders the page. */
export function keepRecord(record: PageRecord): void {
  if (!isBuild) return;
  requireHeading(record);
  mkdirSync("build/pages", { recursive: true });
  const name = encodeURIComponent(record.path);
  writeFileSync(`build/pages/${name}.json`, JSON.stringify(record));
}

/** Lists, previews and search engines name a page by its heading, so a listed page must note one. */
export function requireHeading({ path, facts }: PageRecord): void {
  if (facts.indexable && !facts.heading)
    throw new Error(`${path} notes no words of its h1`);
}
