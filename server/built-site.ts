import { existsSync, readFileSync, statSync } from "node:fs";
import { siteFiles, type SiteFile } from "./files/site-files.ts";
import { filledPages, type FilledPages } from "./pages.ts";

/** What a build holds for the server: files by address, and the pages that it fills in. */
export type BuiltSite = {
  files: ReadonlyMap<string, SiteFile>;
  pages: FilledPages;
};

/** When the notice is shown, in milliseconds since 1970: from the first on, until before the second. */
export type NoticeDates = { from: number; until: number };

/** Throws where there is no build, or a part of it is missing. */
export async function readBuiltSite(build: string): Promise<BuiltSite> {
  return { files: siteFiles(build), pages: await filledPages(build) };
}

/** When it was made: no clock that is right says less. */
export const builtAt = (build: string): Date =>
  statSync(`${build}/policy-hashes.json`).mtime;

/** The same site with the notice on every page (scripts/build-notice.ts). Undefined where the build has none. */
export async function readNoticedSite(
  build: string,
  { files }: BuiltSite,
): Promise<(BuiltSite & NoticeDates) | undefined> {
  const folder = `${build}/with-notice`;
  if (!existsSync(folder)) return undefined;
  const noticed = await readBuiltSite(folder);
  const json = readFileSync(`${folder}/notice.json`, "utf8");
  const { from, until } = JSON.parse(json) as Record<string, string>;
  return {
    files: new Map([...files, ...noticed.files]),
    pages: noticed.pages,
    from: Date.parse(from ?? ""),
    until: Date.parse(until ?? ""),
  };
}

/** Chooses by the clock at each call: `noticed` inside its dates, else `plain`. */
export function byDate<Arguments extends unknown[], Answer>(
  plain: (...given: Arguments) => Answer,
  noticed: (...given: Arguments) => Answer,
  { from, until }: NoticeDates,
  now: () => Date,
): (...given: Arguments) => Answer {
  return (...given) => {
    const time = now().getTime();
    return (time >= from && time < until ? noticed : plain)(...given);
  };
}
