import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#server/app.fixture.ts";
import { makeRelease, parts } from "./make-release.ts";

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

test("a release has packages of its own, and what cannot be copied whole leaves nothing", () => {
  const [from, folder] = [temporaryFolder(), temporaryFolder()];
  const write = (file: string) => {
    mkdirSync(dirname(`${from}/${file}`), { recursive: true });
    writeFileSync(`${from}/${file}`, "abc1234");
  };
  write("build/sources.key");
  const make = () => makeRelease(folder, new Date(), from);
  // There are no packages to link.
  expect(make).toThrow();
  expect(readdirSync(folder)).toEqual([]);
  write("node_modules/hono/index.js");
  const release = `${folder}/${make()}`;
  rmSync(`${from}/node_modules`, { recursive: true });
  expect(existsSync(`${release}/node_modules/hono/index.js`)).toBe(true);
  expect(existsSync(`${release}/build/sources.key`)).toBe(true);
});
