import { spawnSync } from "node:child_process";
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { expect, test } from "vitest";
import { temporaryFolder } from "#server/app.fixture.ts";
import { keepPackages, makeWhole, parts } from "./make-release.ts";

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

test("a release and the image have the same files", () => {
  const copied = [
    ...readFileSync("Containerfile", "utf8").matchAll(
      /^COPY (?:--from=build \/site\/)?((?!.*node_modules|--)\S+) (\S+)$/gm,
    ),
  ].map(([, from]) => from);
  // The last stage only.
  expect(copied.slice(-parts.length).toSorted()).toEqual(parts.toSorted());
});

test("a release has Node and the packages that run, and none of the others", () => {
  const folder = temporaryFolder();
  const packages = `${folder}/packages/${keepPackages(folder, ".")}/node_modules`;
  const has = (name: string) => existsSync(`${packages}/${name}`);
  const named = (file: string) =>
    JSON.parse(readFileSync(file, "utf8")) as Record<string, object>;
  const { dependencies, devDependencies } = named("package.json");
  for (const name of Object.keys(dependencies!))
    expect(has(name), name).toBe(true);
  const tools = globSync("packages/*/package.json").map(
    (file) => named(file).devDependencies,
  );
  const { node: _, ...others } = Object.assign({}, devDependencies, ...tools);
  expect(Object.keys(others)).toContain("vitest");
  expect(Object.keys(others).filter(has)).toEqual([]);
  const node = spawnSync(`${packages}/.bin/node`, ["--version"]);
  expect(node.stdout.toString().trim()).toBe(process.version);
});

test("what cannot be copied whole takes no room", () => {
  const folder = temporaryFolder();
  const [whole, half] = [`${folder}/whole`, `${folder}/half`];
  const copy = (after: () => void) => () =>
    makeWhole(whole, half, (unfinished) => {
      mkdirSync(unfinished);
      writeFileSync(`${unfinished}/page.html`, "page");
      after();
    });
  const full = copy(() => {
    throw new Error("ENOSPC");
  });
  expect(full).toThrow("ENOSPC");
  expect([existsSync(half), existsSync(whole)]).toEqual([false, false]);
  copy(() => {})();
  expect([existsSync(half), existsSync(whole)]).toEqual([false, true]);
});
