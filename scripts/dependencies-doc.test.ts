import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  broughtBy,
  directPackages,
  installed,
  installedToServe,
  licenseOf,
} from "./dependency-costs.ts";

const page = readFileSync("docs/dependencies.md", "utf8");
const rows = [
  ...page.matchAll(/^\| (`[^|]+) \|[^|]+\|([^|]+)\|([^|]+)\|[^|]+\|$/gm),
].map(([, packages = "", licenses = "", count]) => ({
  names: [...packages.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name),
  licenses: licenses.trim().split(", "),
  count: Number(count),
}));

test("docs/dependencies.md has a reason for each package of package.json, and for no other", () => {
  expect(rows.flatMap(({ names }) => names).toSorted()).toEqual(
    directPackages.toSorted(),
  );
});

test("docs/dependencies.md counts what package-lock.json has: run scripts/make-dependencies-doc.ts", () => {
  for (const { names, licenses, count } of rows) {
    expect(count, names.join()).toBe(broughtBy(names).length);
    expect(licenses).toEqual([...new Set(names.map(licenseOf))]);
  }
  const [, all, toServe] =
    /^Measured .*: (\d+) packages.* (\d+) packages/m.exec(page) ?? [];
  expect(Number(all)).toBe(installed.size);
  expect(Number(toServe)).toBe(installedToServe.size);
});
