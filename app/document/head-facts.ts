import type { EntryContext } from "react-router";

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

/** Gets a page's head from its route. */
export function headFacts({
  staticHandlerContext: { matches, loaderData, location },
  routeModules,
}: EntryContext): HeadFacts {
  const { route, params } = matches.at(-1)!;
  return factsOf(routeModules[route.id]?.meta, {
    loaderData: loaderData[route.id],
    params,
    location,
  });
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
