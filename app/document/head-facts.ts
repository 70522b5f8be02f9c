import { crumbs as crumbWords } from "#content/ui/crumbs.ts";
import { crumbLinks, type Crumb } from "#app/content/crumbs.ts";
import type { PageTranslation } from "#app/ui/use-words.ts";
import type { OwnPart } from "#app/load-page.ts";

/** What a page says of itself in its head, and the links to the pages above it. */
export type PageFacts = {
  /** Absolute address, with its query if it has one. */
  url: string;
  title: string;
  /** Whether search engines may list it. */
  indexable: boolean;
  /** For articles. Days as 2026-11-20. */
  article: { published: string; modified: string; author: string } | undefined;
  crumbs: ReturnType<typeof crumbLinks>;
  /** If it is not English. */
  language?: string | undefined;
};

/** What a loader returns for the crumbs. */
type Loaded =
  | { crumbs?: readonly Crumb[]; translation?: PageTranslation }
  | undefined;

/** Gets a page's facts from what its module says of it, and from its loader's data. */
export function headFacts({
  data,
  meta,
}: Pick<OwnPart, "data" | "meta">): PageFacts {
  const loaded = data as Loaded;
  const find = (key: string, name: string, value = "content") =>
    (meta as Record<string, string>[]).find((entry) => entry[key] === name)?.[
      value
    ];
  const published = find("property", "article:published_time");
  const { language, words = {}, paths = {} } = loaded?.translation ?? {};
  const links = crumbLinks(
    { ...crumbWords, ...words[crumbWords.part] },
    loaded?.crumbs,
  );
  return {
    url: find("property", "og:url") ?? "",
    title:
      (meta.find((entry) => "title" in entry) as { title: string } | undefined)
        ?.title ?? "",
    indexable: find("rel", "canonical", "href") !== undefined,
    article: published
      ? {
          published,
          modified: find("property", "article:modified_time") ?? published,
          author: find("name", "author") ?? "",
        }
      : undefined,
    crumbs: links.map(({ label, path }) => ({
      label,
      path: paths[path] ?? path,
    })),
    language,
  };
}
