import { expect, test } from "vitest";
import { contentSchemas } from "./content-schemas.ts";
import { ContentFiles } from "./content-files.ts";
import {
  leadOn,
  linksTo,
  pageAbove,
  redirectsFile,
  type Saved,
} from "./lead-on.ts";

const files = new ContentFiles(contentSchemas());
const article = "content/en/posts/storm.md";
const menus = "content/en/navigation.yaml";

const industry = "content/en/industries/storm-insurance.yaml";

const issue = "content/en/newsletters/2027-03-03.yaml";

const words = "content/en/search.yaml";

const texts: Readonly<Record<string, string>> = {
  [article]:
    "---\ntitle: Storm\n---\n\nRead [this](/blog/hail#dents), not [that](/blog/hail-stones).\n",
  [menus]:
    "lists:\n  guides:\n    - label: Hail\n      path: /blog/hail\n    - label: Blog\n      path: /blog\n",
  [industry]:
    "name: Storm\nsections:\n  - kind: articles\n    id: more\n    posts: [hail, ice]\n",
  [issue]: "title: Spring\narticles: [ice, hail, snow]\n",
  [words]:
    "pages:\n  /blog: news\n  /blog/hail: ice\nanswers: {}\ncommon: a\nsynonyms: []\n",
  [redirectsFile]:
    "# Why\nredirects:\n  - from: /blog/ice\n    to: /blog/hail\n",
};

const saved: Saved = {
  paths: () => Object.keys(texts),
  read: (path) => texts[path],
  shapeOf: (path) => files.shapeOf(path)!,
};

const after = async (to: string, moved: boolean) => {
  const changes = await leadOn(
    new Map(),
    [{ from: "/blog/hail", to, moved }],
    saved,
  );
  return Object.fromEntries(changes) as Record<string, string>;
};

test("a page that is gone leads on, links change, and lists lose it", async () => {
  const changed = await after("/blog", false);
  expect(changed[article]).toContain("[this](/blog), not [that](/blog/hail-st");
  expect(changed[menus]).toContain("label: Blog");
  expect(changed[menus]).not.toContain("label: Hail");
  expect(changed[industry]).not.toContain("posts");
  expect(changed[issue]).toContain("articles: [ice, snow]");
  expect(changed[words]).toContain("pages:\n  /blog: news\nanswers");
  expect(changed[redirectsFile]).toBe(
    "# Why\nredirects:\n  - from: /blog/ice\n    to: /blog\n  - from: /blog/hail\n    to: /blog\n",
  );
});

test("a page that moved keeps its links, with their parts, and its places in lists", async () => {
  const changed = await after("/blog/hailstorm", true);
  expect(changed[article]).toContain("[this](/blog/hailstorm#dents)");
  expect(changed[menus]).toContain("label: Hail\n      path: /blog/hailstorm");
  expect(changed[industry]).toContain("[hailstorm, ice]");
  expect(changed[words]).toContain("/blog/hailstorm: ice");
  expect(changed[redirectsFile]).toContain("to: /blog/hailstorm");
});

test("an issue of the newsletter shows the article to which a gone one leads, once", async () => {
  const other = await after("/blog/rain", false);
  expect(other[issue]).toContain("articles: [ice, rain, snow]");
  const same = await after("/blog/snow", false);
  expect(same[issue]).toContain("articles: [ice, snow]");
});

test("the files with links are named", () => {
  expect(linksTo("/blog/hail", "content/en/posts/hail.md", saved)).toHaveLength(
    6,
  );
  expect(linksTo("/blog/ic", "", saved)).toEqual([]);
});

test("the page above is the nearest one that there is", () => {
  const isPage = (path: string) => path === "/blog";
  expect(pageAbove("/blog/hail", isPage)).toBe("/blog");
  expect(pageAbove("/texas/new-roof", isPage)).toBe("/");
});
