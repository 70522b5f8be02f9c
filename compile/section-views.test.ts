import { globSync, readFileSync } from "node:fs";
import { dirname, basename } from "node:path";
import { expect, test } from "vitest";
import { sectionViews } from "./section-views.ts";
import {
  sectionSchemas,
  separate,
  tools,
  type Section,
} from "./section-kinds.ts";

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

test("a tool is only in the view of pages that have it", () => {
  const views = viewsOf(page("prose"), page("prose", "flood-wait"));
  expect(Object.keys(views)).toEqual([
    "views/personal.tsx",
    "views/personal-with-flood-wait.tsx",
  ]);
  expect(views["views/personal.tsx"]).toContain("prose");
  expect(views["views/personal.tsx"]).not.toMatch(/flood-wait|table/);
});

test("no section that other pages share shows a tool", () => {
  for (const kind of kinds.filter((one) => !separate.includes(one))) {
    const file = `app/sections/${kind}/${kind}-section.tsx`;
    const source = readFileSync(file, "utf8");
    const shown = tools.filter((tool) => source.includes(`/${tool}-section`));
    expect(shown, file).toEqual([]);
  }
});
