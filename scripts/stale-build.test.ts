import {
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
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

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "sabine-ridge-sources-"));
  for (const file of [
    "app/root.tsx",
    "app/styles/base.css",
    "pictures/logo.svg",
    "content/site.ts",
    "content/posts/one.md",
    "forms/contact/contact.ts",
    "scripts/build.ts",
    "package-lock.json",
    "vite.config.ts",
  ])
    write(file, file);
  write(stampFile, sourcesHash(root));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true, force: true });
});

test("a build of these sources is fresh", () => {
  expect(buildIsStale(root)).toBe(false);
});

test("a missing or half-finished build cannot be served", () => {
  write(stampFile, "");
  expect(buildIsStale(root)).toBe(true);
  rmSync(join(root, stampFile));
  expect(buildIsStale(root)).toBe(true);
});

test.each([
  "app/root.tsx",
  "app/styles/base.css",
  "pictures/logo.svg",
  "content/posts/one.md",
  "forms/contact/contact.ts",
  "scripts/build.ts",
  "package-lock.json",
  "vite.config.ts",
])("a change of %s makes it stale", (file) => {
  write(file, "changed");
  expect(buildIsStale(root)).toBe(true);
});

test("a build for tests is fresh for them only, until a source changes", () => {
  write(stampFile, forTests(sourcesHash(root)));
  expect([buildIsStale(root), buildIsStale(root, true)]).toEqual([true, false]);
  write("app/root.tsx", "changed");
  expect(buildIsStale(root, true)).toBe(true);
});

test("a new, removed or renamed file does too", () => {
  write("content/posts/two.md", "two");
  expect(buildIsStale(root)).toBe(true);
  rmSync(join(root, "content/posts/two.md"));
  expect(buildIsStale(root)).toBe(false);
  renameSync(join(root, "pictures/logo.svg"), join(root, "pictures/mark.svg"));
  expect(buildIsStale(root)).toBe(true);
});

test.each(["VITE_CONTACT", "VITE_PUBLIC_ORIGIN"])(
  "another value of %s does too",
  (name) => {
    vi.stubEnv(name, "other");
    expect(buildIsStale(root)).toBe(true);
  },
);

test("files that no build uses do not", () => {
  write("server/main.ts", "changed");
  write("README.md", "changed");
  write("app/root.test.tsx", "new");
  write("forms/contact/contact.test.ts", "new");
  vi.stubEnv("PORT", "8080");
  vi.stubEnv("LANG", "de");
  expect(buildIsStale(root)).toBe(false);
});
