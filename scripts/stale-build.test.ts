import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { temporaryFolder } from "#server/app.fixture.ts";
import {
  buildIsStale,
  forTests,
  sourcesHash,
  stampFile,
} from "./stale-build.ts";

let root: string;
const write = (file: string, content: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
};

const sources = [
  "app/styles/base.css",
  "pictures/logo.svg",
  "content/posts/one.md",
  "forms/contact/contact.ts",
  "scripts/build.ts",
  "package-lock.json",
  "vite.config.ts",
];

beforeEach(() => {
  root = temporaryFolder();
  for (const file of sources) write(file, file);
  write(stampFile, sourcesHash(root));
});
afterEach(() => void vi.unstubAllEnvs());

test("a build of these sources is fresh, a missing or half-finished one is not", () => {
  expect(buildIsStale(root)).toBe(false);
  write(stampFile, "");
  expect(buildIsStale(root)).toBe(true);
  rmSync(join(root, stampFile));
  expect(buildIsStale(root)).toBe(true);
});

test.each(sources)("a change of %s makes it stale", (file) => {
  write(file, "changed");
  expect(buildIsStale(root)).toBe(true);
});

test("a new or renamed file does too, and another setting of the build", () => {
  write("content/posts/two.md", "two");
  expect(buildIsStale(root)).toBe(true);
  renameSync(join(root, "content/posts/two.md"), join(root, "two.txt"));
  expect(buildIsStale(root)).toBe(false);
  vi.stubEnv("VITE_PUBLIC_ORIGIN", "other");
  expect(buildIsStale(root)).toBe(true);
});

test("files and settings that no build uses do not", () => {
  for (const file of ["server/main.ts", "README.md", "app/root.test.tsx"])
    write(file, "changed");
  vi.stubEnv("PORT", "8080");
  expect(buildIsStale(root)).toBe(false);
});

test("a build for tests is fresh for them only, until a source changes", () => {
  write(stampFile, forTests(sourcesHash(root)));
  expect([buildIsStale(root), buildIsStale(root, true)]).toEqual([true, false]);
  write("package-lock.json", "changed");
  expect(buildIsStale(root, true)).toBe(true);
});
