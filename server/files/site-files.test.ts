import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { temporaryFolder, writeBuild } from "#server/app.fixture.ts";
import { siteFiles } from "./site-files.ts";

test("lists the build by address, without what is hidden or only a copy", () => {
  const build = temporaryFolder();
  writeBuild(build);
  mkdirSync(`${build}/client/.well-known`);
  writeFileSync(`${build}/client/.well-known/security.txt`, "Contact: x");
  mkdirSync(`${build}/client/folder.txt`);
  expect([...siteFiles(build).keys()].toSorted()).toEqual([
    "/",
    "/.well-known/security.txt",
    "/404",
    "/_.data",
    "/about",
    "/assets/font-abc.woff2",
    "/assets/root-Bx1y2z3_.js",
    "/assets/share-abc.png",
    "/blog/feed.xml",
    "/blog/search-index.json",
    "/contact/thanks",
    "/customer-service/certificate-request/thanks",
    "/customer-service/claims/thanks",
    "/images/plain.svg",
    "/industry/real-estate-insurance",
    "/robots.txt",
  ]);
});

test("a changed file has another tag", () => {
  const build = temporaryFolder();
  writeBuild(build);
  const before = siteFiles(build).get("/about")?.etag;
  writeFileSync(`${build}/client/about.html`, "changed");
  expect(siteFiles(build).get("/about")?.etag).not.toBe(before);
});

test("without a build it says how to make one", () => {
  const build = temporaryFolder();
  writeBuild(build);
  rmSync(`${build}/client/index.html`);
  expect(() => siteFiles(build)).toThrow("npm run build");
});

test("a file is read once, and again after it could not be", async () => {
  const build = temporaryFolder();
  writeBuild(build);
  const file = `${build}/client/about.html`;
  const about = siteFiles(build).get("/about")!;
  const content = readFileSync(file);
  rmSync(file);
  await expect(about.read(undefined)).rejects.toThrow("ENOENT");
  writeFileSync(file, content);
  expect(await about.read(undefined)).toEqual(content);
  rmSync(file);
  expect(await about.read(undefined)).toEqual(content);
  expect(await about.read("br")).not.toEqual(content);
});
