import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeAll } from "vitest";
import { checkContent } from "./check-content.ts";
import { problemLine } from "./content-problem.ts";

/** The copy of content/, which a test changes with the functions below. */
export let root: string;
/** The files that the running test has changed. */
const changed = new Set<string>();

/** Gives each test all of content/. One copy serves a whole file, because making it takes longer than a test. */
export function copyContent(): void {
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), "sabine-ridge-content-"));
    cpSync("content", root, { recursive: true });
    return () => rmSync(root, { recursive: true });
  });
  afterEach(() => {
    for (const file of changed) {
      rmSync(join(root, file), { force: true });
      const original = join("content", file);
      if (existsSync(original)) cpSync(original, join(root, file));
    }
    changed.clear();
    // A language that the test has added.
    for (const folder of readdirSync(root))
      if (!existsSync(join("content", folder)))
        rmSync(join(root, folder), { recursive: true });
  });
}

export const read = (file: string) => readFileSync(join(root, file), "utf8");

export function write(file: string, text: string) {
  changed.add(file);
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

export function remove(file: string) {
  changed.add(file);
  rmSync(join(root, file));
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
