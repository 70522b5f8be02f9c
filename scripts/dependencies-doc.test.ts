import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("docs/dependencies.md has a reason for each package of package.json, and for no other", () => {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync("package.json", "utf8"),
  ) as Record<string, Record<string, string>>;
  const page = readFileSync("docs/dependencies.md", "utf8");
  const named = [...page.matchAll(/^- (`[^:]+): /gm)].flatMap(
    ([, packages = ""]) =>
      [...packages.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );
  expect(named.toSorted()).toEqual(
    Object.keys({ ...dependencies, ...devDependencies }).toSorted(),
  );
});
