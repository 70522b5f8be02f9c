import { expect, test } from "vitest";
import { didYouMean } from "./did-you-mean.ts";

const names = ["list", "overdue", "show", "restore", "retry", "backup"];

test.each([
  ["lst", "list"],
  ["lists", "list"],
  ["hsow", "show"],
  ["ovredue", "overdue"],
  ["bakcup", "backup"],
  ["rety", "retry"],
])("%s is %s", (mistyped, meant) => {
  expect(didYouMean(mistyped, names)).toBe(` Did you mean ${meant}?`);
});

test.each(["", "x", "help", "leads", "subscribe"])(
  "%j is not close to any name",
  (mistyped) => {
    expect(didYouMean(mistyped, names)).toBe("");
  },
);

test("two names that are equally close are no suggestion", () => {
  expect(didYouMean("tell", ["tall", "toll"])).toBe("");
});
