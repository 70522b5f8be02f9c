import { mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { inject, expect, test } from "vitest";
import {
  fixtureApp,
  temporaryFolder,
  writeBuild,
} from "#server/app.fixture.ts";
import { shareAssets } from "./shared-assets.ts";

const day = 86_400_000;
const hasRoom = async () => true;

/** A build with a script, its compressed copy, a photograph and another file that only it has. */
function buildOf(name: string) {
  const build = `${temporaryFolder()}/build`;
  writeBuild(build);
  mkdirSync(`${build}/client/images/photos`);
  for (const file of [
    `assets/page-${name}.js`,
    `assets/page-${name}.js.br`,
    `images/photos/${name}.avif`,
    `secret-${name}.txt`,
  ])
    writeFileSync(`${build}/client/${file}`, name);
  return build;
}

test("a page of another release finds its scripts and photographs, and nothing else", async () => {
  const sharedAssets = `${temporaryFolder()}/assets`;
  await shareAssets(buildOf("old"), sharedAssets, hasRoom);
  const { app } = await fixtureApp({ sharedAssets });
  const headers = { "Accept-Encoding": "br" };
  const script = await app.request("/assets/page-old.js", { headers });
  expect(script.headers.get("Content-Encoding")).toBe("br");
  expect(script.headers.get("Cache-Control")).toContain("immutable");
  expect(script.headers.get("Content-Type")).toContain("text/javascript");
  expect((await app.request("/images/photos/old.avif")).status).toBe(200);
  for (const path of ["/secret-old.txt", "/assets/../secret-old.txt"])
    expect((await app.request(path)).status, path).toBe(404);
});

test("a release's files stay for 30 days after its last start", async () => {
  const sharedAssets = `${temporaryFolder()}/assets`;
  const [old, next] = [buildOf("old"), inject("smallBuild")];
  const { app } = await fixtureApp({ sharedAssets });
  const statusAfter = async (days: number) => {
    await shareAssets(old, sharedAssets, hasRoom);
    const time = new Date(Date.now() - days * day);
    utimesSync(`${sharedAssets}/assets/page-old.js`, time, time);
    await shareAssets(next, sharedAssets, hasRoom);
    return (await app.request("/assets/page-old.js")).status;
  };
  expect(await statusAfter(29)).toBe(200);
  expect(await statusAfter(31)).toBe(404);
});
