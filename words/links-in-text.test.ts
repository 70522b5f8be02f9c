import { expect, test } from "vitest";
import { splitLinks, withoutLinks } from "./links-in-text.ts";

const text = "See [coverage](/coverage) and [storms](/storm#before).";

test("a text is split into words and links", () => {
  expect(splitLinks(text)).toEqual([
    "See ",
    "coverage",
    "/coverage",
    " and ",
    "storms",
    "/storm#before",
    ".",
  ]);
  expect(splitLinks("No link [here] (or here).")).toEqual([
    "No link [here] (or here).",
  ]);
});

test("a text without its links reads on", () => {
  expect(withoutLinks(text)).toBe("See coverage and storms.");
});
