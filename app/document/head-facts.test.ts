import type { EntryContext } from "react-router";
import { expect, test } from "vitest";
import { crumbs } from "#content/ui/crumbs.ts";
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

test("returns the facts in the meta of the page's route", () => {
  const facts = headFacts(
    entryOf(({ loaderData }) => pageMeta(loaderData as typeof head)),
  );
  expect(facts).toEqual({
    url: `${site.origin}/blog/hail`,
    title: head.title,
    indexable: true,
    article: undefined,
    crumbs: [{ label: crumbs.home, path: "/" }],
  });
});

test("a page in another language says so, and its crumbs lead to pages in that language", () => {
  const entry = entryOf();
  entry.staticHandlerContext.loaderData = {
    page: {
      ...head,
      translation: {
        language: "es",
        words: { crumbs: { home: "Inicio" } },
        paths: { "/": "/es" },
      },
    },
  };
  expect(headFacts(entry)).toMatchObject({
    language: "es",
    crumbs: [{ label: "Inicio", path: "/es" }],
  });
});

test("a noindex page is not listed", () => {
  const facts = headFacts(entryOf(() => pageMeta({ ...head, noindex: true })));
  expect(facts.indexable).toBe(false);
});

test("an article has its dates and its author; an unchanged one has one date", () => {
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

test("a page without a meta has no facts and is not listed", () => {
  expect(headFacts(entryOf())).toMatchObject({
    title: "",
    url: "",
    indexable: false,
  });
});
