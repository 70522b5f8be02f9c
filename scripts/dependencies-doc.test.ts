import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("docs/dependencies.md has a reason for each package of a package.json, and for no other", () => {
  const wanted = ["package.json", ...globSync("packages/*/package.json")]
    .map((file) => JSON.parse(readFileSync(file, "utf8")) as Packages)
    .flatMap(({ dependencies, devDependencies }) =>
      Object.keys({ ...dependencies, ...devDependencies }),
    );
  const page = readFileSync("docs/dependencies.md", "utf8");
  const named = [...page.matchAll(/^- (`[^:]+): /gm)].flatMap(
    ([, packages = ""]) =>
      [...packages.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );
  expect(named.toSorted()).toEqual(wanted.toSorted());
});

type Packages = Partial<
  Record<"dependencies" | "devDependencies", Record<string, string>>
>;
