import { globSync, readFileSync } from "node:fs";
import { unescapeXml } from "./xml.ts";

/** What the head of a built page says of it. */
export type BuiltPage = {
  /** Whole address, with its query where it has one. */
  url: string;
  title: string;
  description: string;
};

/** The pages that search engines may list, by address: those whose head names a canonical address. */
export function indexablePages(build: string): BuiltPage[] {
  return globSync(`${build}/client/**/*.html`)
    .flatMap((file) => {
      const head = readFileSync(file, "utf8").split("</head>")[0] ?? "";
      const url = find(head, /<link rel="canonical" href="([^"]+)"/);
      if (!url) return [];
      const title = find(head, /<title>([^<]+)/);
      const description = find(
        head,
        /<meta name="description" content="([^"]+)"/,
      );
      if (!title || !description)
        throw new Error(`${file} has no title or no description`);
      return [{ url, title, description }];
    })
    .toSorted((one, other) => one.url.localeCompare(other.url, "en"));
}

function find(html: string, pattern: RegExp): string | undefined {
  const [, found] = pattern.exec(html) ?? [];
  return found && unescapeXml(found);
}
