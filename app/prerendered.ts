import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { familyAddress } from "./content/families.ts";
import { firstLanguage } from "#compile/language-folders.ts";
import { onboarding, pages } from "./routes.ts";

/** Where the pages of a path in routes.ts come from, by that path without its language. Each file is a page. */
const folders = {
  "industry/:slug": "industries",
  "personal/:slug": "personal",
  "coverage/:slug": "coverage",
  "blog/:slug": "posts",
  "services/*": "services",
} as const;

type Folder = (typeof folders)[keyof typeof folders];

/** Every address of a page that is the same for everyone, such as "/about". */
export function addresses(): string[] {
  return addressesOf((folder) => addressesIn(firstLanguage, folder));
}

/** The same, if content/en has other pages: those of a folder by their addresses. */
export function addressesOf(
  english: (folder: Folder) => readonly string[],
): string[] {
  const found = [...pages, onboarding].flatMap(({ path = "" }) => {
    if (!/[:*]/.test(path)) return [`/${path}`];
    const [, language, own = path] = /^([a-z]{2})\/(.*)$/.exec(path) ?? [];
    const folder = folders[own as keyof typeof folders];
    if (!language) return english(folder);
    return addressesIn(language, folder).map((one) => `/${language}${one}`);
  });
  return [...new Set(found)];
}

/** The addresses of the pages of a folder, without the language's prefix. */
function addressesIn(language: string, folder: Folder): string[] {
  const path = `content/${language}/${folder}`;
  return readdirSync(path)
    .toSorted()
    .map((file) => {
      const slug = file.slice(0, file.lastIndexOf("."));
      if (folder === "posts") return `/blog/${slug}`;
      const page = parse(readFileSync(`${path}/${file}`, "utf8")) as object;
      return familyAddress(folder, slug, page);
    });
}
