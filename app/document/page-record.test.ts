import { expect, test } from "vitest";
import { requireHeading } from "./page-record.ts";

const facts = {
  url: "https://x.example/about",
  title: "About",
  description: "",
  indexable: true,
  article: undefined,
};
const record = { path: "/about", policy: "default-src 'none'", facts };

test("a listed page without a heading fails the build by name", () => {
  expect(() => requireHeading(record)).toThrow("/about");
});

test("a page with a heading, or one that is not listed, does not", () => {
  for (const more of [{ heading: "Who we are" }, { indexable: false }])
    requireHeading({ ...record, facts: { ...facts, ...more } });
});
