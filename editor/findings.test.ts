import { expect, test } from "vitest";
import { findingsOf } from "./findings.ts";
import { shapeOf } from "./schema.ts";
import { list, object, text } from "./schemas.fixture.ts";

const cards = list(object({ text }));
const prose = object({ kind: { const: "prose" }, title: text, cards });
const table = object({ kind: { const: "table" } });
const shape = shapeOf(
  object({
    pageTitle: text,
    hero: { ...object({ title: text }), title: "Top of the page" },
    sections: list({ anyOf: [prose, table] }),
  }),
);
const path = "content/en/home.yaml";

/** The check's answer for fields of a draft. */
function found(
  value: object,
  fields: Record<string, string>,
  { isNew = false, file = path } = {},
) {
  const problems = Object.entries(fields).map(([field, message]) => ({
    file,
    line: 7,
    field,
    message,
  }));
  return findingsOf({ path, value, shape }, { problems, warnings: [] }, isNew);
}

const says = (...args: Parameters<typeof found>) =>
  found(...args).problems.map((one) => one.says);

test("a mistake names its field by the labels that lead there, and the file apart", () => {
  const value = {
    sections: [{}, { kind: "prose", title: "Who pays", cards: [{ text: "" }] }],
  };
  const mistakes = {
    "hero.title": "has 70 characters: search engines show 60",
    "sections.1.cards.0.text": "is empty: write the text, or remove the line",
    "sections.0": "is not a kind",
  };
  expect(says(value, mistakes)).toEqual([
    "“Top of the page › Title” has 70 characters: search engines show 60.",
    "“Sections › Who pays › Cards › number 1 › Text” is empty: write something.",
    "“Sections › number 1” is not a kind.",
  ]);
  expect(found(value, mistakes).problems[0]!.where).toBe(
    "content/en/home.yaml:7  hero.title has 70 characters: search engines show 60",
  );
});

test("a mistake in another file names that file as the menu does", () => {
  const file = "content/en/posts/after-a-storm.md";
  expect(
    says({}, { body: "leads to /blog/x, which is gone" }, { file }),
  ).toEqual(["“Articles › After a storm” leads to /blog/x, which is gone."]);
});

test("no file is named that the office never sees", () => {
  const message = "does not name Monday, as business-hours.yaml does";
  expect(says({}, { pageTitle: message })).toEqual([
    "“Page title” does not name Monday, as “Office hours and holidays” does.",
  ]);
});

test("fields that a new page leaves empty are no mistakes yet, but others are", () => {
  const value = { pageTitle: "", hero: { title: "Best" } };
  const mistakes = {
    pageTitle: "is empty: write the text, or remove the line",
    "hero.title": "says “Best”",
    sections: "is missing: add it",
  };
  expect(found(value, mistakes, { isNew: true })).toMatchObject({
    problems: [{ says: "“Top of the page › Title” says “Best”." }],
    toFill: ["Page title", "Sections"],
  });
  expect(says(value, mistakes)).toHaveLength(3);
});

test("a mistake leads to its field, and what it breaks in other files is not listed", () => {
  const entries = { type: "object", additionalProperties: object({ text }) };
  const value = { "all figures": { wait: {}, reach: { text: "" } } };
  const draft = {
    path,
    value,
    shape: shapeOf(object({ "all figures": entries })),
  };
  const own = { file: path, field: "all figures.reach.text" };
  const problems = [{ file: "content/en/about.yaml", field: "" }, own].map(
    (one) => ({ ...one, line: 1, message: "is wrong" }),
  );
  expect(findingsOf(draft, { problems, warnings: [] }).problems).toMatchObject([
    { keyPath: "all_figures.1.text" },
  ]);
});
