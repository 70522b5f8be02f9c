import type { Alternate } from "#app/content/languages.ts";
import { site } from "#content/site.ts";
import { cut } from "#words/cut.ts";

export type PageHead = {
  title: string;
  description: string;
  /** The page's path, for its canonical address. */
  path: string;
  /** The same page in every language that has it, including its own. */
  alternates?: readonly Alternate[];
  /** Keeps the page out of search engines. */
  noindex?: boolean;
  /** For articles: shown in previews. Days as 2026-11-20. */
  article?: {
    published: string;
    modified?: string;
    author: string;
    section: string;
  };
};

/** An element of the head: `title`, or the attributes of a `meta` or of another element. */
export type HeadEntry = {
  title?: string;
  tagName?: "link";
  [attribute: string]: string | undefined;
};

/** In characters: search engines cut longer titles, and the brokerage's name at the end is lost. */
const longestTitle = 60;

/** The head of a page, for a route's `meta`. */
export function pageMeta({
  title: whole,
  description,
  path,
  alternates = [],
  noindex,
  article,
}: PageHead): HeadEntry[] {
  const url = `${site.origin}${path}`;
  const title =
    whole.length > longestTitle
      ? cut(whole.split(" | ")[0]!, longestTitle)
      : whole;
  return [
    { title },
    { name: "description", content: description },
    ...(noindex
      ? [{ name: "robots", content: "noindex" }]
      : [{ tagName: "link" as const, rel: "canonical", href: url }]),
    ...[
      ...alternates,
      // The English page is first.
      ...alternates
        .slice(0, 1)
        .map((one) => ({ ...one, language: "x-default" })),
    ].map((one) => ({
      tagName: "link" as const,
      rel: "alternate",
      hrefLang: one.language,
      href: `${site.origin}${one.path}`,
    })),
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:type", content: article ? "article" : "website" },
    { property: "og:site_name", content: site.name },
    ...(article ? articleMeta(article) : []),
  ];
}

/** The `meta` of a route whose loader returns the page's head. If the loader failed, there is none. */
export function meta({ loaderData }: { loaderData?: PageHead }) {
  return loaderData ? pageMeta(loaderData) : [];
}

function articleMeta(article: NonNullable<PageHead["article"]>) {
  const { published, modified = published, author, section } = article;
  return [
    { property: "article:published_time", content: published },
    { property: "article:modified_time", content: modified },
    { property: "article:section", content: section },
    { name: "author", content: author },
  ];
}
