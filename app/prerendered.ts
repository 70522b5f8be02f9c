import { readdirSync } from "node:fs";
import { onboarding, pages } from "./routes.ts";

/** What replaces the parameter of a path in routes.ts, by that path: a page for each name. */
const names: Record<string, () => string[] | Promise<string[]>> = {
  "industry/:slug": () => slugs("content/industries"),
  "personal/:slug": () => slugs("content/personal"),
  "blog/:slug": () => slugs("content/posts", ".md"),
  "services/*": servicePaths,
};

/** Every address of a page that is the same for everyone, such as "/about". */
export async function addresses(): Promise<string[]> {
  const found = await Promise.all(
    [...pages, onboarding].map(async ({ path = "" }) => {
      if (!/[:*]/.test(path)) return [`/${path}`];
      const parent = path.slice(0, path.lastIndexOf("/"));
      const own = (await names[path]?.()) ?? [];
      if (own.length === 0) throw new Error(`${path}: no content names a page`);
      return own.map((name) => `/${parent}/${name}`);
    }),
  );
  return [...new Set(found.flat())];
}

function slugs(folder: string, ending = ".ts"): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
    .toSorted();
}

async function servicePaths(): Promise<string[]> {
  const services = await Promise.all(
    slugs("content/services").map(
      (slug) =>
        import(/* @vite-ignore */ `../content/services/${slug}.ts`) as Promise<{
          default: { path: string };
        }>,
    ),
  );
  return services.map((service) => service.default.path);
}
