import { writeFileSync } from "node:fs";
import { listAddresses } from "#app/content/post-list.ts";
import { allPages, pageAt } from "#app/content/pages.ts";
import { posts } from "#app/content/posts.ts";
import { site } from "#content/site.ts";
import { escaped } from "#words/escaped.ts";

/** Writes sitemap.xml (sitemaps.org, 0.9) with every listed page, and robots.txt, which names it. */
export function makeSitemap(build: string): void {
  const urls = [
    ...allPages().flatMap(({ path, isListed }) =>
      isListed ? `${site.origin}${path}` : [],
    ),
    ...listAddresses().map((path) => site.origin + path),
  ];
  writeFileSync(`${build}/client/sitemap.xml`, sitemap([...new Set(urls)]));
  writeFileSync(
    `${build}/client/robots.txt`,
    `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`,
  );
}

export function sitemap(urls: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls.map(entry),
    "</urlset>",
    "",
  ].join("\n");
}

function entry(url: string) {
  const day = changedOn(new URL(url));
  const lastmod = day ? `<lastmod>${day}</lastmod>` : "";
  return `<url><loc>${escaped(url)}</loc>${lastmod}</url>`;
}

/** The day of the last change, according to the content itself. Most pages have none. */
function changedOn({ pathname, searchParams }: URL): string | undefined {
  return pathname === "/blog"
    ? newest(searchParams.get("category"))
    : pageAt(pathname)?.changed;
}

/** The newest article of a category, or of all: a new one changes every page of a list. */
function newest(category: string | null) {
  return [...posts().values()]
    .filter((post) => !category || post.category === category)
    .map((post) => post.updated ?? post.date)
    .toSorted()
    .at(-1);
}
