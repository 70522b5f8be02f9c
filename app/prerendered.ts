import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { onboarding, pages } from "./routes.ts";

/** What replaces the parameter of a path in routes.ts, by that path: a page for each name. */
const names: Record<string, () => string[]> = {
  "industry/:slug": () => slugs("industries"),
  "personal/:slug": () => slugs("personal"),
  "blog/:slug": () => slugs("posts"),
  "services/*": servicePaths,
};

/** Every address of a page that is the same for everyone, such as "/about". */
export function addresses(): string[] {
  const found = [...pages, onboarding].flatMap(({ path = "" }) => {
    if (!/[:*]/.test(path)) return [`/${path}`];
    const parent = path.slice(0, path.lastIndexOf("/"));
    const own = names[path]?.() ?? [];
    if (own.length === 0) throw new Error(`${path}: no content names a page`);
    return own.map((name) => `/${parent}/${name}`);
  });
  return [...new Set(found)];
}

function slugs(folder: string): string[] {
  return readdirSync(`content/en/${folder}`)
    .map((name) => name.replace(/\.(yaml|md)$/, ""))
    .toSorted();
}

/** Services name their own paths. */
function servicePaths(): string[] {
  return slugs("services").map((slug) => {
    const source = readFileSync(`content/en/services/${slug}.yaml`, "utf8");
    return (parse(source) as { path: string }).path;
  });
}
