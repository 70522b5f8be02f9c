import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("docs/dependencies.md has a reason for each package of package.json, and for no other", () => {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync("package.json", "utf8"),
  ) as Record<"dependencies" | "devDependencies", Record<string, string>>;
  const rows = readFileSync("docs/dependencies.md", "utf8").matchAll(
    /^\| (`[^|]+) \|/gm,
  );
  const named = [...rows].flatMap(([, names = ""]) =>
    [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );
  expect(named.toSorted()).toEqual(
    Object.keys({ ...dependencies, ...devDependencies }).toSorted(),
  );
});
