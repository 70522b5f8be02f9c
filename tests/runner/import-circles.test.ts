import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { expect, test } from "vitest";

type Import = { from: string; to: string; isType: boolean };

const files = globSync(
  "{app,cli,compile,editor,forms,queries,scripts,server,tools,words}/**/*.{ts,tsx}",
).filter((file) => !/\.(test|fixture)\.tsx?$/.test(file));

/** Static imports, as the formatter writes them, and modules that are loaded later or in a thread. */
const statements =
  /^(?:import|export) (?<type>type )?[^;"]*"(?<named>[^"]+)";|\bimport\(\s*"(?<later>[^"]+)"|new URL\("(?<thread>\.[^"]+)"/gm;

function importsOf(from: string): Import[] {
  const found = readFileSync(from, "utf8").matchAll(statements);
  return [...found].flatMap(({ groups = {} }) => {
    const name = groups.named ?? groups.later ?? groups.thread ?? "";
    const to = name.startsWith("#")
      ? name.slice(1)
      : join(dirname(from), name.startsWith(".") ? name : "");
    const isType = groups.type !== undefined;
    return files.includes(to) ? [{ from, to, isType }] : [];
  });
}

/** Imports on a way from a folder back to itself, found by leaving out those that lead nowhere or come from nowhere. */
function inCircles(imports: readonly Import[], depth: number): string[] {
  // A file beside these folders is a room too: server/app.ts puts the folders of server/ together. The schema of a
  // section is in the section's folder, but only compile/ reads it.
  const room = (file: string) =>
    file
      .replace(/^app\/sections\/.*\/schema\.ts$/, "compile/section-schemas")
      .split("/")
      .slice(0, depth)
      .join("/");
  let left = imports.filter(({ from, to }) => room(from) !== room(to));
  for (let before = Infinity; left.length < before;) {
    before = left.length;
    const reached = new Set(left.map(({ to }) => room(to)));
    const leaving = new Set(left.map(({ from }) => room(from)));
    left = left.filter(
      ({ from, to }) => reached.has(room(from)) && leaving.has(room(to)),
    );
  }
  return left.map(({ from, to }) => `${from} imports ${to}`);
}

const imports = files.flatMap(importsOf);
const atRunTime = imports.filter(({ isType }) => !isType);

test.each([1, 2])(
  "no folders of depth %d import each other in a circle at run time",
  (depth) => expect(inCircles(atRunTime, depth)).toEqual([]),
);

test("no folders of the server import each other in a circle, not even types", () => {
  const ofServer = imports.filter(({ from, to }) =>
    [from, to].every((file) => file.startsWith("server/")),
  );
  expect(inCircles(ofServer, 2)).toEqual([]);
});
