import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { temporaryFolder } from "#server/app.fixture.ts";
import { findInContent } from "./find-in-content.ts";

type Case = {
  case: string;
  live?: boolean;
  /** Their names and texts. */
  files: Record<string, string>;
  finds: string[];
};

const cases = parse(
  readFileSync("tests/cases/launch.yaml", "utf8"),
) as readonly Case[];

test.each(cases)("$case", ({ files, live = false, finds }) => {
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(`${folder}/${name}`), { recursive: true });
    writeFileSync(`${folder}/${name}`, text);
  }
  const found = findInContent(folder, live).map(
    ({ place, line, path, problem, stops }) =>
      `${stops ? "! " : ""}${place.slice(folder.length + 1)}:${line} ${path}: ${problem}`,
  );
  expect(found).toEqual(finds);
});
