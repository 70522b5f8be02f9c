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

test("a page that may be listed and has no heading fails the build by name", () => {
  expect(() => requireHeading(record)).toThrow("/about");
});

test("one that has a heading, or may not be listed, does not", () => {
  for (const more of [{ heading: "Who we are" }, { indexable: false }])
    requireHeading({ ...record, facts: { ...facts, ...more } });
});
