import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parts } from "./make-release.ts";

test("a release has every made file that a server reads", () => {
  const sources = globSync("{app,queries,server,words}/**/*.{ts,tsx}");
  const read = sources
    .filter((file) => !/\.(test|fixture)\.tsx?$/.test(file))
    .flatMap((file) => [
      ...readFileSync(file, "utf8").matchAll(
        /readFileSync\(\s*[`"](\.generated\/[\w./-]+)/g,
      ),
    ])
    .map(([, file = ""]) => file);
  expect(read.length).toBeGreaterThan(0);
  for (const file of read)
    expect(
      parts.some((part) => file === part || file.startsWith(`${part}/`)),
      file,
    ).toBe(true);
});
