import { expect, test } from "vitest";
import { numbersWithoutSource } from "./article-numbers.ts";

const article = (body: string, front = "title: A") =>
  `---\n${front}\n---\n\n${body}\n`;

test("finds amounts and percentages without a source, each once", () => {
  const body =
    "It cost $12,514. Then 30% were denied.\n\nAgain 30%, or 2.5 percent, or $3 million.";
  expect(numbersWithoutSource(article(body), "")).toEqual([
    "$12,514",
    "30%",
    "2.5 percent",
    "$3 million",
  ]);
});

test("a footnote, the front matter, a figure or the saved article answers", () => {
  expect(numbersWithoutSource(article("30% fail.[^1]"), "")).toEqual([]);
  const front = 'title: A\nnumbers:\n  - number: "30%"\n    source: Example';
  expect(numbersWithoutSource(article("30% fail.", front), "")).toEqual([]);
  expect(numbersWithoutSource(article("30% fail."), "value: 30%")).toEqual([]);
  expect(numbersWithoutSource(article("30% fail."), "130%")).toEqual(["30%"]);
});

test("dates, sections of laws and other numbers need none", () => {
  const body = "On March 3, 2026, § 541.052 gave 45 days to 12 firms.";
  expect(numbersWithoutSource(article(body), "")).toEqual([]);
});
