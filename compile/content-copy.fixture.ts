import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeEach } from "vitest";
import { temporaryFolder } from "#server/app.fixture.ts";
import { checkContent } from "./check-content.ts";
import { problemLine } from "./content-problem.ts";

/** The copy of content/ that the running test may change. */
export let root: string;

/** Gives each test of a file its own copy. */
export function copyContent(): void {
  beforeEach(() => {
    root = temporaryFolder();
    cpSync("content", root, { recursive: true });
  });
}

export const read = (file: string) => readFileSync(join(root, file), "utf8");

export function write(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** Changes a file of the copy, and returns the number of the changed line. Throws if it does not contain the text. */
export function change(file: string, text: string | RegExp, by: string) {
  const before = read(file);
  const after = before.replace(text, by);
  if (after === before) throw new Error(`${file} has no ${text}`);
  write(file, after);
  const at =
    typeof text === "string" ? before.indexOf(text) : before.search(text);
  return before.slice(0, at).split("\n").length;
}

/** The findings, without the path of the copy. */
export const found = () =>
  checkContent(root).problems.map((one) =>
    problemLine(one).slice(root.length + 1),
  );
