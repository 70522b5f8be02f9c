import { mkdirSync, writeFileSync } from "node:fs";
import type { HeadFacts } from "./head-facts.ts";
import { isBuild } from "./is-build.ts";
import type { ShownFacts } from "./page-facts.ts";

/** What a page says of itself, in its head and on it. */
export type PageFacts = HeadFacts & ShownFacts;

/** What the build keeps beside a page that it renders, for the server and the steps that follow. */
export type PageRecord = {
  /** Its address, such as "/about". */
  path: string;
  policy: string;
  facts: PageFacts;
};

/** Writes it into build/pages while React Router's build renders the page. */
export function keepRecord(record: PageRecord): void {
  if (!isBuild) return;
  requireHeading(record);
  mkdirSync("build/pages", { recursive: true });
  const name = encodeURIComponent(record.path);
  writeFileSync(`build/pages/${name}.json`, JSON.stringify(record));
}

/** Lists, previews and search engines call a page by its heading: one that may be listed must note it. */
export function requireHeading({ path, facts }: PageRecord): void {
  if (facts.indexable && !facts.heading)
    throw new Error(`${path} notes no words of its h1`);
}
