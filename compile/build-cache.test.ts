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
  expect(() =>
    cache.writeFolder("code/one", join(folder, "missing")),
  ).toThrow();
  expect(cache.copyFolder("code/one", temporaryFolder())).toBe(false);
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
  cache.write("share/used.png", "used");
  cache.write("share/unused.png", "unused");
  cache.writeFolder("code/used", source);
  cache.writeFolder("code/unused", source);
  const before = new Date(Date.now() - 60_000);
  for (const name of [
    "share/used.png",
    "share/unused.png",
    "code/used",
    "code/unused",
  ])
    utimesSync(join(folder, name), before, before);

  cache.read("share/used.png");
  const copy = join(temporaryFolder(), "build");
  expect(cache.copyFolder("code/used", copy)).toBe(true);
  cache.removeUnused(new Date(Date.now() - 30_000));

  expect(readFileSync(join(copy, "index.js"), "utf8")).toBe("code");
  expect(readdirSync(join(folder, "share"))).toEqual(["used.png"]);
  expect(readdirSync(join(folder, "code"))).toEqual(["used"]);
});

test("a key depends on every part and on where one ends", () => {
  expect(keyOf("a", "b")).toBe(keyOf("a", "b"));
  expect(keyOf("a", "b")).not.toBe(keyOf("a", "c"));
  expect(keyOf("ab", "c")).not.toBe(keyOf("a", "bc"));
});

test("the key of files depends on their names and content, and not on tests", () => {
  const root = temporaryFolder();
  const key = () => keyOfFiles(["*.*"], root);
  writeFileSync(join(root, "one.ts"), "one");
  const first = key();
  writeFileSync(join(root, "one.test.ts"), "test");
  expect(key()).toBe(first);
  writeFileSync(join(root, "one.ts"), "changed");
  expect(key()).not.toBe(first);
  writeFileSync(join(root, "one.ts"), "one");
  expect(key()).toBe(first);
  writeFileSync(join(root, "two.ts"), "two");
  expect(key()).not.toBe(first);
});
