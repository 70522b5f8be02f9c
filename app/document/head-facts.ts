import type { EntryContext, MetaDescriptor } from "react-router";

/** What the head of a page says of it. */
export type HeadFacts = {
  /** Whole address, with its query where it has one. */
  url: string;
  title: string;
  description: string;
  /** Whether search engines may list it. */
  indexable: boolean;
  /** For articles. Days as 2026-11-20. */
  article: { published: string; modified: string; author: string } | undefined;
};

type Meta = (arguments_: object) => MetaDescriptor[];

/** Asks the route of a page for its `meta`, as React Router's own <Meta> does. */
export function headFacts({
  staticHandlerContext: { matches, loaderData, location },
  routeModules,
}: EntryContext): HeadFacts {
  const leaf = matches.at(-1)!;
  const meta = routeModules[leaf.route.id]?.meta as Meta | undefined;
  const descriptors =
    meta?.({
      loaderData: loaderData[leaf.route.id],
      params: leaf.params,
      location,
      matches: [],
    }) ?? [];
  const find = (key: string, name: string, value = "content") =>
    (descriptors as Record<string, string>[]).find(
      (descriptor) => descriptor[key] === name,
    )?.[value];
  const published = find("property", "article:published_time");
  return {
    url: find("property", "og:url") ?? "",
    title:
      (descriptors as { title?: string }[]).find(({ title }) => title)?.title ??
      "",
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
