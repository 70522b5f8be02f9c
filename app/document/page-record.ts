import { mkdirSync, writeFileSync } from "node:fs";
import { isBuild } from "./is-build.ts";

/** The build's record of a rendered page, for the server. */
export type PageRecord = {
  /** Its address, such as "/about". */
  path: string;
  /** Its name in breadcrumbs, or its title. */
  name: string;
  policy: string;
};

/** Writes it into build/pages while the build renders the page. */
export function keepRecord(record: PageRecord): void {
  if (!isBuild) return;
  mkdirSync("build/pages", { recursive: true });
  const name = encodeURIComponent(record.path);
  writeFileSync(`build/pages/${name}.json`, JSON.stringify(record));
}
