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

const page = (more?: object) => ({
  data: head,
  meta: pageMeta({ ...head, ...more }),
});

test("returns the facts in a page's head", () => {
  expect(headFacts(page())).toEqual({
    url: `${site.origin}/blog/hail`,
    title: head.title,
    indexable: true,
    article: undefined,
    crumbs: [{ label: crumbs.home, path: "/" }],
  });
});

test("a page in another language says so, and its crumbs lead to pages in that language", () => {
  const data = {
    ...head,
    translation: {
      language: "es",
      words: { crumbs: { home: "Inicio" } },
      paths: { "/": "/es" },
    },
  };
  expect(headFacts({ data, meta: [] })).toMatchObject({
    language: "es",
    crumbs: [{ label: "Inicio", path: "/es" }],
  });
});

test("an article has its dates and its author; an unchanged one has one date", () => {
  const article = { published: "2026-01-20", author: "Ann", section: "Claims" };
  const of = (more: object) =>
    headFacts(page({ article: { ...article, ...more } })).article;
  expect(of({ modified: "2026-02-01" })).toEqual({
    published: "2026-01-20",
    modified: "2026-02-01",
    author: "Ann",
  });
  expect(of({})?.modified).toBe("2026-01-20");
});

test("a noindex page, and one without a head, is not listed", () => {
  expect(headFacts(page({ noindex: true })).indexable).toBe(false);
  const nothing = { title: "", url: "", indexable: false };
  expect(headFacts({ data: undefined, meta: [] })).toMatchObject(nothing);
});
