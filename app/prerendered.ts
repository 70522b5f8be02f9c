import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { onboarding, pages } from "./routes.ts";

/** Where the pages of a path in routes.ts are, by that path without its language: each file is a page. */
const folders = {
  "industry/:slug": "industries",
  "personal/:slug": "personal",
  "blog/:slug": "posts",
  "services/*": "services",
} as const;

type Folder = (typeof folders)[keyof typeof folders];

/** Every address of a page that is the same for everyone, such as "/about". */
export function addresses(): string[] {
  return addressesOf((folder) => namesIn(`content/en/${folder}`));
}

/** The same for English pages of other names than those of content/en. */
export function addressesOf(
  english: (folder: Folder) => readonly string[],
): string[] {
  const found = [...pages, onboarding].flatMap(({ path = "" }) => {
    if (!/[:*]/.test(path)) return [`/${path}`];
    const [, language, own = path] = /^([a-z]{2})\/(.*)$/.exec(path) ?? [];
    const parent = path.slice(0, path.lastIndexOf("/"));
    const folder = folders[own as keyof typeof folders];
    const names = language
      ? namesIn(`content/${language}/${folder}`)
      : english(folder);
    return names.map((name) => `/${parent}/${name}`);
  });
  return [...new Set(found)];
}

/** What the pages of a folder are called in their addresses: as their files, or by a path of their own. */
function namesIn(folder: string): string[] {
  return readdirSync(folder)
    .toSorted()
    .map((file) => {
      if (!folder.endsWith("/services"))
        return file.slice(0, file.lastIndexOf("."));
      const source = readFileSync(`${folder}/${file}`, "utf8");
      return (parse(source) as { path: string }).path;
    });
}
