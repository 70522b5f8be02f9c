import { expect, test } from "vitest";
import { pageFacts } from "./page-facts.ts";

const page = (head = "", body = "") =>
  `<html><head><title>A &amp; B | Us</title><meta name="description" content="It&#x27;s &quot;so&quot;."/>${head}<meta property="og:url" content="https://x.example/a?b=1&amp;c=2"/></head><body>${body}<h1 class="a">Wind <br/>&lt; hail</h1></body></html>`;

test("reads what a page says of itself, as text", () => {
  expect(pageFacts(page())).toMatchObject({
    url: "https://x.example/a?b=1&c=2",
    title: "A & B | Us",
    description: `It's "so".`,
    heading: "Wind < hail",
    indexable: false,
    crumbs: [],
  });
});

test("reads where a page stands, and its first scene", () => {
  const canonical = '<link rel="canonical" href="https://x.example/a"/>';
  const hero =
    '<nav aria-label="Breadcrumb"><ol><li><a class="b" href="/up">Up &amp; out</a></li><li aria-current="page">Here</li></ol></nav><img src="/images/scenes/flood-wide.svg?v=1"/><p class="c">Small</p>';
  expect(pageFacts(page(canonical, hero))).toMatchObject({
    indexable: true,
    crumbs: [{ name: "Up & out", path: "/up" }],
    name: "Here",
    label: "Small",
    scene: "flood",
  });
});

test("a page without a heading fails the build", () => {
  expect(() => pageFacts(page().replace(/<h1.*h1>/, ""))).toThrow("h1");
});
