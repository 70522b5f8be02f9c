import { unescapeXml } from "./xml.ts";

/** A page above another one, as its breadcrumb shows it. */
export type Crumb = { name: string; path: string };

/** What a built page shows of itself. What is told of it elsewhere comes from here, so that it is never untrue. */
export type PageFacts = {
  /** Whole address, with its query where it has one. */
  url: string;
  title: string;
  description: string;
  /** Whether search engines may list it. */
  indexable: boolean;
  /** The words of its h1. */
  heading: string;
  /** Stands small above its h1. */
  label: string | undefined;
  /** The pages above it, and its own name in the breadcrumb. Home has neither. */
  crumbs: readonly Crumb[];
  name: string | undefined;
  /** Name of the scene of its first picture. */
  scene: string | undefined;
  /** For articles. Days as 2026-11-20. */
  article: { published: string; modified: string; author: string } | undefined;
};

/** Reads a page that React rendered. Throws where it has no address, title, description or h1. */
export function pageFacts(html: string): PageFacts {
  const must = (pattern: RegExp) => {
    const found = find(html, pattern);
    if (!found) throw new Error(`A built page lacks ${pattern.source}`);
    return found;
  };
  const [, crumbs = ""] =
    /<nav aria-label="Breadcrumb">(.*?)<\/nav>/s.exec(html) ?? [];
  const published = find(html, meta("article:published_time"));
  return {
    url: must(meta("og:url")),
    title: must(/<title>([^<]+)/),
    description: must(meta("description")),
    indexable: html.includes('<link rel="canonical"'),
    heading: must(/<h1[^>]*>(.+?)<\/h1>/s),
    label: find(html, /<p[^>]*>([^<]+)<\/p><h1/),
    crumbs: [...crumbs.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/g)].map(
      ([, path = "", name = ""]) => ({ path, name: unescapeXml(name) }),
    ),
    name: find(crumbs, /aria-current="page">(.*?)<\/li>/),
    scene: find(html, /\/images\/scenes\/([\w-]+)-(?:wide|card|square)\.svg/),
    article: published
      ? {
          published,
          modified: must(meta("article:modified_time")),
          author: must(meta("author")),
        }
      : undefined,
  };
}

const meta = (name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)"`);

function find(html: string, pattern: RegExp): string | undefined {
  const [, found] = pattern.exec(html) ?? [];
  return found && unescapeXml(found.replace(/<[^>]*>/g, ""));
}
