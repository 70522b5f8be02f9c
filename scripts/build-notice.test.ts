import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import notice from "#content/notice.ts";
import { sha256, temporaryFolder } from "#server/app.fixture.ts";
import { buildNotice } from "./build-notice.ts";
import type { PolicyHashes } from "./policy-hashes.ts";

const skip = `<a href="#main" class="skip">Skip to main content</a>`;
const page = (words: string, first = skip) =>
  `<html><head><style>main{color:navy}</style><script>boot()</script></head><body>${first}<header></header><main>${words}</main></body></html>`;

const on = { ...notice, isOn: true };
const before = new Date(Date.parse(on.from) - 60_000);

/** A build as it is before its files are compressed. */
function builtSite(): string {
  const build = temporaryFolder();
  const pages = {
    "client/index.html": page("home"),
    "client/storm.html": page("storm"),
    "client/onboarding.html": page("0%", ""),
    "templates/onboarding.html": page("@@progress@@", ""),
    "templates/contact-problem.html": page("@@name@@"),
  };
  const hashes = ["/index", "/storm", "/onboarding", "/contact/problem"].map(
    (path) => [`${path}.html`, { scripts: [], styles: [] }],
  );
  const files = {
    ...pages,
    "answers/answers.js": "export {}",
    "client/blog/search-index.json": "{}",
    "pictures-version.txt": "abc",
    "policy-hashes.json": JSON.stringify(Object.fromEntries(hashes)),
  };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(`${build}/${file}`), { recursive: true });
    writeFileSync(`${build}/${file}`, content);
  }
  return build;
}

test("a notice that is off or over writes nothing", () => {
  const build = builtSite();
  expect(buildNotice(build, { ...on, isOn: false }, before)).toBeUndefined();
  expect(buildNotice(build, on, new Date(on.until))).toBeUndefined();
  expect(existsSync(`${build}/with-notice`)).toBe(false);
});

test("every page has a second form with the notice after its skip link, templates too", () => {
  const build = builtSite();
  const folder = buildNotice(build, on, before)!;
  const read = (file: string) => readFileSync(`${folder}/${file}`, "utf8");
  for (const file of [
    "client/index.html",
    "client/storm.html",
    "templates/contact-problem.html",
  ])
    expect(read(file)).toMatch(
      /Skip to main content<\/a><aside data-notice .*<\/aside><script>.*<\/script><header>/,
    );
  expect(read("client/onboarding.html")).toContain("<body><aside data-notice");
  expect(read("templates/onboarding.html")).toContain("@@progress@@");
  expect(readFileSync(`${build}/client/index.html`, "utf8")).toBe(page("home"));
});

test("the policy names what stands inline now", () => {
  const folder = buildNotice(builtSite(), on, before)!;
  const read = (file: string) => readFileSync(`${folder}/${file}`, "utf8");
  const hashes = JSON.parse(read("policy-hashes.json")) as PolicyHashes;
  for (const [path, file] of [
    ["/index.html", "client/index.html"],
    ["/contact/problem.html", "templates/contact-problem.html"],
  ] as const) {
    const inline = (tag: string) =>
      [...read(file).matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, "gs"))].map(
        ([, content = ""]) => sha256(content),
      );
    expect(inline("script")).toHaveLength(2);
    expect(hashes[path]).toEqual({
      scripts: inline("script"),
      styles: inline("style"),
    });
  }
});

test("words of the notice are words, whatever they hold", () => {
  const wild = { ...on, title: `<b>"$&" & co</b>` };
  const folder = buildNotice(builtSite(), wild, before);
  expect(readFileSync(`${folder}/client/index.html`, "utf8")).toContain(
    `<strong id="notice">&lt;b&gt;&quot;$&amp;&quot; &amp; co&lt;/b&gt;</strong>`,
  );
});

test.each([
  ["until", { until: on.from }],
  ["link.to", { link: { ...on.link, to: "/no-such-page" } }],
  // Found before the storm comes.
  ["link.to", { isOn: false, link: { ...on.link, to: "/no-such-page" } }],
])("a wrong %s fails the build by name", (field, change) => {
  expect(() => buildNotice(builtSite(), { ...on, ...change }, before)).toThrow(
    new RegExp(`content/notice\\.ts: ${field}`),
  );
});
