import {
  mkdirSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { inject, expect, test } from "vitest";
import {
  fixtureApp,
  temporaryFolder,
  writeBuild,
} from "#server/app.fixture.ts";
import { EarlierAssets } from "./earlier-assets.ts";
import { siteFiles } from "./site-files.ts";

const hasRoom = async () => true;

/** A build with one script and one picture that only it has. */
function buildOf(number: number) {
  const build = `${temporaryFolder()}/build`;
  writeBuild(build);
  for (const name of [
    `assets/page-${number}.js`,
    `images/people/${number}.svg`,
  ])
    write(`${build}/client/${name}`, `release ${number}`);
  write(`${build}/client/assets/page-${number}.js.gz`, "compressed");
  write(`${build}/client/secret-${number}.txt`, "not an asset");
  return build;
}

function write(file: string, content: string) {
  mkdirSync(file.replace(/\/[^/]*$/, ""), { recursive: true });
  writeFileSync(file, content);
}

/** The builds of this many releases, one after the other. */
async function afterReleases(count: number) {
  const folder = `${temporaryFolder()}/assets`;
  const kept = new EarlierAssets(folder);
  for (let number = 1; number <= count; number++) {
    const build = buildOf(number);
    await kept.keep(build, siteFiles(build), hasRoom);
    // As if each had come an hour after the one before.
    for (const name of readdirSync(folder)) age(`${folder}/${name}`);
  }
  return { folder, kept };
}

const ages = new Map<string, number>();

function age(path: string) {
  const hours = (ages.get(path) ?? 0) + 1;
  ages.set(path, hours);
  const time = new Date(Date.now() - hours * 3_600_000);
  utimesSync(path, time, time);
}

test("serves the assets of the last three releases beside its own, and no others", async () => {
  const { kept } = await afterReleases(5);
  const { app } = await fixtureApp({ earlier: kept });
  const statuses = async (path: (number: number) => string) => {
    const answers = [1, 2, 3, 4, 5].map((one) => app.request(path(one)));
    return (await Promise.all(answers)).map(({ status }) => status);
  };
  const lastFour = [404, 200, 200, 200, 200];
  expect(await statuses((one) => `/assets/page-${one}.js`)).toEqual(lastFour);
  expect(await statuses((one) => `/images/people/${one}.svg?v=x`)).toEqual(
    lastFour,
  );
  expect(await statuses((one) => `/secret-${one}.txt`)).toEqual(
    Array(5).fill(404),
  );
});

test("an earlier asset is as it was: compressed, cached for good, under a policy", async () => {
  const { kept } = await afterReleases(2);
  const { app } = await fixtureApp({ earlier: kept });
  const answer = await app.request("/assets/page-1.js", {
    headers: { "Accept-Encoding": "gzip" },
  });
  expect(await answer.text()).toBe("compressed");
  expect(answer.headers.get("Content-Type")).toMatch("text/javascript");
  expect(answer.headers.get("Cache-Control")).toMatch("immutable");
  expect(answer.headers.get("Content-Security-Policy")).toBeTruthy();
  const picture = await app.request("/images/people/1.svg");
  expect(picture.headers.get("Cache-Control")).toBe("no-cache");
});

test("no address reaches another file of the data folder", async () => {
  const { folder, kept } = await afterReleases(1);
  for (const name of ["leads.js", "assets/leads.js"])
    write(`${folder}/../${name}`, "secret");
  const [build = ""] = readdirSync(folder);
  write(`${folder}/${build}/leads.js`, "secret");
  write(`${folder}/other/assets/leads.js`, "secret");
  for (const path of [
    "/assets/../leads.js",
    "/assets/../../leads.js",
    "/assets/.././../leads.js",
    "/assets//../leads.js",
    "/assets/./leads.js",
    "/assets/\0/leads.js",
    "/assets",
    "/leads.js",
    "/assets/leads.js",
    "/images/..\\leads.js",
    `/${build}/leads.js`,
  ])
    expect(await kept.find(path), path).toBeUndefined();
  expect(await kept.find("/assets/page-1.js")).toBeDefined();
});

test("after going back, the pages of the newer release still find theirs", async () => {
  const { folder, kept } = await afterReleases(4);
  const build = buildOf(1);
  await kept.keep(build, siteFiles(build), hasRoom);
  expect(readdirSync(folder)).toHaveLength(4);
  for (const number of [1, 2, 3, 4])
    expect(await kept.find(`/assets/page-${number}.js`)).toBeDefined();
});

test("without room, or where nothing can be written, the server has only its own", async () => {
  const build = inject("smallBuild");
  const files = siteFiles(build);
  const folder = `${temporaryFolder()}/assets`;
  const full = new EarlierAssets(folder);
  await full.keep(build, files, async () => false);
  expect(await full.find("/assets/root-Bx1y2z3_.js")).toBeUndefined();
  const nowhere = new EarlierAssets("/dev/null/assets");
  await nowhere.keep(build, files, hasRoom);
  expect(await nowhere.find("/assets/root-Bx1y2z3_.js")).toBeUndefined();
});

test("removes what a server left that was killed while it copied, and no copy in progress", async () => {
  const { folder, kept } = await afterReleases(1);
  for (const name of ["unfinished-old", "unfinished-new"])
    write(`${folder}/${name}/assets/page.js`, "");
  const old = new Date(Date.now() - 7_200_000);
  utimesSync(`${folder}/unfinished-old`, old, old);
  const build = buildOf(2);
  await kept.keep(build, siteFiles(build), hasRoom);
  expect(readdirSync(folder)).not.toContain("unfinished-old");
  expect(readdirSync(folder)).toContain("unfinished-new");
  rmSync(folder, { recursive: true });
});
