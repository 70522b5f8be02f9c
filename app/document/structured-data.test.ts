import { expect, test } from "vitest";
import { site } from "#content/site.ts";
import { allPages, type Page } from "#app/content/pages.ts";
import type { PageFacts } from "./head-facts.ts";
import { shareAddress } from "./share-picture.ts";
import { structuredData } from "./structured-data.ts";

const origin = site.origin;

/** The first page of a type, as the table has it. */
const pageOf = (type: Page["type"]) =>
  allPages().find((one) => one.type === type)!;
const named = pageOf("Service");

const page = (more: Partial<PageFacts> = {}): PageFacts => ({
  url: origin + named.path,
  title: `${named.title} | Somebody`,
  indexable: true,
  crumbs: [{ label: "Commercial", path: "/industry" }],
  article: undefined,
  ...more,
});

const article = page({
  url: origin + pageOf("BlogPosting").path,
  article: { published: "2026-01-20", modified: "2026-02-01", author: "Ann" },
});
const about = page({ url: origin + pageOf("Person").path });
const home = page({ url: `${origin}/` });

type Node = { "@type": string } & Record<string, unknown>;
const graph = (facts: PageFacts) =>
  structuredData(facts)["@graph"] as unknown as Node[];

/** The properties that search engines require of each type (by their own documentation) and that schema.org needs. */
const required: Record<string, string[]> = {
  InsuranceAgency: ["@id", "name", "url", "logo", "image", "telephone"],
  WebSite: ["@id", "name", "url"],
  WebPage: ["@id", "name", "url", "isPartOf"],
  BreadcrumbList: ["@id", "itemListElement"],
  Service: ["@id", "name", "serviceType", "provider", "areaServed"],
  Person: ["@id", "name", "jobTitle", "worksFor"],
  BlogPosting: ["headline", "datePublished", "dateModified", "author", "image"],
};

test.each([
  [home, []],
  [page(), ["BreadcrumbList", "Service"]],
  [article, ["BreadcrumbList", "BlogPosting"]],
  [about, ["BreadcrumbList", "Person"]],
] as const)(
  "each kind of page names its type, with the properties that type requires",
  (facts, types) => {
    const nodes = graph(facts);
    const found = new Set(nodes.map((node) => node["@type"]));
    const onEach = ["InsuranceAgency", "WebPage", "WebSite"];
    expect([...found].toSorted()).toEqual([...onEach, ...types].toSorted());
    for (const node of nodes)
      for (const property of required[node["@type"]] ?? ["a known type"])
        expect(node, `${node["@type"]}: ${property}`).toHaveProperty([
          property,
        ]);
  },
);

test("every reference within a page points to one of its nodes", () => {
  for (const facts of [home, page(), article, about]) {
    const nodes = graph(facts);
    const ids = nodes.map((node) => node["@id"]);
    expect(new Set(ids).size).toBe(ids.length);
    const references = [
      ...JSON.stringify(nodes).matchAll(/\{"@id":"([^"]+)"\}/g),
    ].map(([, id]) => id);
    expect(references.length).toBeGreaterThan(0);
    expect(references.filter((id) => !ids.includes(id))).toEqual([]);
  }
});

test("the brokerage has the same picture on every page, an article its own", () => {
  const find = (facts: PageFacts, type: string) =>
    graph(facts).find((node) => node["@type"] === type);
  expect(find(article, "InsuranceAgency")).toEqual(
    find(page(), "InsuranceAgency"),
  );
  expect(find(article, "BlogPosting")?.image).toBe(shareAddress(article));
  expect(find(article, "InsuranceAgency")?.image).toBe(shareAddress(home));
});

test("the breadcrumb counts from one and ends with the page itself", () => {
  const list = graph(page()).find((node) => node["@type"] === "BreadcrumbList");
  expect(list?.itemListElement).toMatchObject([
    { position: 1, name: "Commercial", item: `${origin}/industry` },
    { position: 2, name: named.name, item: page().url },
  ]);
});
