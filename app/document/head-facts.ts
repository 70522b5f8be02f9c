import type { EntryContext } from "react-router";
import { crumbs as crumbWords } from "#content/ui/crumbs.ts";
import { crumbLinks, type Crumb } from "#app/content/crumbs.ts";
import type { PageTranslation } from "#app/content/languages.ts";

/** The facts in the head of a page. */
export type HeadFacts = {
  /** Absolute address, with its query if it has one. */
  url: string;
  title: string;
  description: string;
  /** Whether search engines may list it. */
  indexable: boolean;
  /** For articles. Days as 2026-11-20. */
  article: { published: string; modified: string; author: string } | undefined;
};

/** The arguments for a route's `meta`, as React Router's own <Meta> passes them. */
type Described = { loaderData: unknown; params: unknown; location: unknown };

/** What structured data says of a page: its head, and the links to the pages above it. */
export type PageFacts = HeadFacts & { crumbs: ReturnType<typeof crumbLinks> };

/** What a loader returns for the crumbs. */
type Loaded =
  { crumbs?: readonly Crumb[]; translation?: PageTranslation } | undefined;

/** Gets a page's facts from its route. */
export function headFacts({
  staticHandlerContext: { matches, loaderData, location },
  routeModules,
}: EntryContext): PageFacts {
  const { route, params } = matches.at(-1)!;
  const loaded = loaderData[route.id] as Loaded;
  const words = {
    ...crumbWords,
    ...loaded?.translation?.words[crumbWords.part],
  };
  return {
    ...factsOf(routeModules[route.id]?.meta, {
      loaderData: loaded,
      params,
      location,
    }),
    crumbs: crumbLinks(words, loaded?.crumbs),
  };
}

/** The result of a route's `meta`. */
export function factsOf(meta: unknown, described: Described): HeadFacts {
  const descriptors =
    typeof meta === "function"
      ? (meta({ ...described, matches: [] }) as Record<string, string>[])
      : [];
  const find = (key: string, name: string, value = "content") =>
    descriptors.find((descriptor) => descriptor[key] === name)?.[value];
  const published = find("property", "article:published_time");
  return {
    url: find("property", "og:url") ?? "",
    title: descriptors.find(({ title }) => title)?.title ?? "",
    description: find("name", "description") ?? "",
    indexable: find("rel", "canonical", "href") !== undefined,
    article: published
      ? {
          published,
          modified: find("property", "article:modified_time") ?? published,
          author: find("name", "author") ?? "",
        }
      : undefined,
  };
}
