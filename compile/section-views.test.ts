import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, basename } from "node:path";
import { expect, test } from "vitest";
import { sectionViews } from "./section-views.ts";
import { sectionSchemas, type Section } from "./section-kinds.ts";

const known = {
  authors: [],
  categories: [],
  articles: ["one"],
  facts: [],
  addresses: [],
};
const kinds = sectionSchemas(known).map(
  ({ entries }) => entries.kind.pipe[0].literal,
);

const page = (...of: Section["kind"][]) => ({
  sections: of.map((kind) => ({ kind }) as Section),
});
const viewsOf = (...pages: object[]) =>
  Object.fromEntries(sectionViews([{ personal: { ...pages } }]));

test("each folder with a schema is a kind of section", () => {
  const folders = globSync("app/sections/*/schema.ts").map((file) =>
    basename(dirname(file)),
  );
  expect(folders.toSorted()).toEqual([...kinds].toSorted());
});

test("each kind has the component that a view imports", () => {
  for (const source of Object.values(viewsOf(page(...kinds)))) {
    const imported = [
      ...source.matchAll(/import \{ (\w+) \} from "#(app\/sections\/.*)";/g),
    ];
    expect(imported).toHaveLength(kinds.length);
    for (const [, name, file = ""] of imported) {
      expect(existsSync(file), file).toBe(true);
      expect(readFileSync(file, "utf8")).toContain(`export function ${name}(`);
    }
  }
});

test("a tool is only in the view of pages that have it", () => {
  const views = viewsOf(page("prose"), page("prose", "flood-wait"));
  expect(Object.keys(views)).toEqual([
    "views/personal.tsx",
    "views/personal-with-flood-wait.tsx",
  ]);
  expect(views["views/personal.tsx"]).not.toContain("flood-wait");
});

test("a view has the sections of all its pages, and no others", () => {
  const views = viewsOf(page("prose"), page("cards"));
  expect(views["views/personal.tsx"]).toMatch(/cards[^]*prose/);
  expect(views["views/personal.tsx"]).not.toContain("table");
});
