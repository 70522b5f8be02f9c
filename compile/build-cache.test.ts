import {
  mkdirSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#server/app.fixture.ts";
import { Cache, keyOf, keyOfFiles } from "./build-cache.ts";

test("a write that fails leaves nothing behind", () => {
  const folder = temporaryFolder();
  const cache = new Cache(folder);
  const missing = join(folder, "missing");
  expect(() => cache.writeFolder("code/one", missing)).toThrow();
  expect(readdirSync(join(folder, "code"))).toEqual([]);
});

test("a result is made once, and is the same when it comes from the cache", () => {
  const cache = new Cache(temporaryFolder());
  const made = { words: 3, note: undefined };
  const first = cache.json("texts/one.json", () => made);
  const second = cache.json("texts/one.json", () => {
    throw new Error("made again");
  });
  expect(first).toStrictEqual({ words: 3 });
  expect(second).toStrictEqual(first);
});

test("a piece that a killed build was writing is not read, and the next build removes it", () => {
  const folder = temporaryFolder();
  const cache = new Cache(folder);
  mkdirSync(join(folder, "share"));
  writeFileSync(join(folder, "share/one.png.123-0-1"), "half");
  expect(cache.read("share/one.png")).toBeUndefined();
  cache.removeUnused(new Date(Date.now() + 1000));
  expect(readdirSync(join(folder, "share"))).toEqual([]);
});

test("pieces stay as long as builds use them", () => {
  const folder = temporaryFolder();
  const cache = new Cache(folder);
  const source = temporaryFolder();
  writeFileSync(join(source, "index.js"), "code");
  const before = new Date(Date.now() - 60_000);
  for (const name of ["used", "unused"]) {
    cache.write(`share/${name}.png`, name);
    cache.writeFolder(`code/${name}`, source);
    for (const piece of [`share/${name}.png`, `code/${name}`])
      utimesSync(join(folder, piece), before, before);
  }

  cache.read("share/used.png");
  const copy = join(temporaryFolder(), "build");
  expect(cache.copyFolder("code/used", copy)).toBe(true);
  cache.removeUnused(new Date(Date.now() - 30_000));

  expect(readFileSync(join(copy, "index.js"), "utf8")).toBe("code");
  expect(readdirSync(join(folder, "share"))).toEqual(["used.png"]);
  expect(readdirSync(join(folder, "code"))).toEqual(["used"]);
});

test("a key depends on every part, on where one ends, and on the names and content of files but not of tests", () => {
  expect(keyOf("a", "b")).not.toBe(keyOf("a", "c"));
  expect(keyOf("ab", "c")).not.toBe(keyOf("a", "bc"));
  const root = temporaryFolder();
  const keyWith = (name: string, text: string) => {
    writeFileSync(join(root, name), text);
    return keyOfFiles(["*.*"], root);
  };
  const first = keyWith("one.ts", "one");
  expect(keyWith("one.test.ts", "test")).toBe(first);
  expect(keyWith("one.ts", "changed")).not.toBe(first);
  expect(keyWith("one.ts", "one")).toBe(first);
  expect(keyWith("two.ts", "two")).not.toBe(first);
});
