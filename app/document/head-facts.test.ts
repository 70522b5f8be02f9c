import type { EntryContext } from "react-router";
import { expect, test } from "vitest";
import { site } from "#content/site.ts";
import { pageMeta } from "#app/layout/page-meta.ts";
import { headFacts } from "./head-facts.ts";

const head = {
  title: "Hail | Somebody",
  description: `It's "so".`,
  path: "/blog/hail",
};

/** A page whose route has such a `meta`, under a layout that has none. */
const entryOf = (meta?: (given: { loaderData: object }) => object[]) =>
  ({
    staticHandlerContext: {
      matches: [
        { route: { id: "layout" }, params: {} },
        { route: { id: "page" }, params: {} },
      ],
      loaderData: { page: head },
      location: { pathname: head.path },
    },
    routeModules: { layout: {}, page: { meta } },
  }) as unknown as EntryContext;

test("tells what the meta of the page's route says", () => {
  const facts = headFacts(
    entryOf(({ loaderData }) => pageMeta(loaderData as typeof head)),
  );
  expect(facts).toEqual({
    url: `${site.origin}/blog/hail`,
    title: head.title,
    description: head.description,
    indexable: true,
    article: undefined,
  });
});

test("a page that search engines are asked to leave out is not for lists", () => {
  const facts = headFacts(entryOf(() => pageMeta({ ...head, noindex: true })));
  expect(facts.indexable).toBe(false);
});

test("an article has its days and its author; one that was not changed has one day", () => {
  const article = { published: "2026-01-20", author: "Ann", section: "Claims" };
  const of = (more: object) =>
    headFacts(
      entryOf(() => pageMeta({ ...head, article: { ...article, ...more } })),
    ).article;
  expect(of({ modified: "2026-02-01" })).toEqual({
    published: "2026-01-20",
    modified: "2026-02-01",
    author: "Ann",
  });
  expect(of({})?.modified).toBe("2026-01-20");
});

test("a page without a meta says nothing of itself, and is not for lists", () => {
  expect(headFacts(entryOf())).toMatchObject({
    title: "",
    url: "",
    indexable: false,
  });
});
