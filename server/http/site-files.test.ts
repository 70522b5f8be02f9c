import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { policy, temporaryFolder, writeBuild } from "#server/app.fixture.ts";
import { siteFiles } from "./site-files.ts";

test("lists the build by address, without hidden files and compressed copies", () => {
  const build = temporaryFolder();
  writeBuild(build);
  mkdirSync(`${build}/client/.well-known`);
  writeFileSync(`${build}/client/.well-known/security.txt`, "Contact: x");
  mkdirSync(`${build}/client/folder.txt`);
  expect([...siteFiles(build).keys()].toSorted()).toEqual([
    "/",
    "/.well-known/security.txt",
    "/404",
    "/about",
    "/assets/font-abc.woff2",
    "/assets/root-Bx1y2z3_.js",
    "/blog",
    "/blog/feed.xml",
    "/blog/search",
    "/contact/thanks",
    "/coverage-finder",
    "/es/404",
    "/images/plain.svg",
    "/industry/real-estate-insurance",
    "/onboarding",
    "/robots.txt",
    "/share/home.png",
  ]);
});

test("a page has the policy in its record, and other files have none", () => {
  const build = temporaryFolder();
  writeBuild(build);
  const record = { path: "/about", policy: "default-src 'none'", facts: {} };
  writeFileSync(`${build}/pages/about.json`, JSON.stringify(record));
  rmSync(`${build}/pages/%2Fabout.json`);
  const files = siteFiles(build);
  expect(files.get("/about")?.policy).toBe("default-src 'none'");
  expect(files.get("/")?.policy).toBe(policy);
  expect(files.get("/robots.txt")?.policy).toBeUndefined();
});

test("without a build, says how to make one", () => {
  const build = temporaryFolder();
  writeBuild(build);
  rmSync(`${build}/client/index.html`);
  expect(() => siteFiles(build)).toThrow("npm run build");
});
