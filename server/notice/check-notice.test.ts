import { mkdirSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { temporaryFolder } from "#server/app.fixture.ts";
import { checkNotice, type NoticeOptions } from "./check-notice.ts";

const now = new Date("2026-08-24T11:00:00Z");
const typed = { title: "Flood.", text: "Call us.", until: "2026-08-31 18:00" };

/** In a build of three pages. */
function check(options: NoticeOptions) {
  const build = temporaryFolder();
  mkdirSync(`${build}/pages`);
  const long = "A name that is too long for the link of a notice";
  const pages = { "/": "Home", "/storm": "Storms", "/blog/long": long };
  for (const [path, name] of Object.entries(pages)) {
    const file = `${build}/pages/${encodeURIComponent(path)}.json`;
    writeFileSync(file, JSON.stringify({ path, name }));
  }
  return checkNotice(options, now, build);
}

test("by default it starts now and has no link", () => {
  expect(check(typed)).toEqual({
    title: "Flood.",
    text: "Call us.",
    link: undefined,
    from: now.toISOString(),
    until: "2026-08-31T23:00:00.000Z",
  });
});

test.each([
  ["/storm", undefined, "Storms"],
  ["/storm", " What to do ", "What to do"],
  ["tel:+17135550142", "Call us", "Call us"],
])("its link %s, with label %s, gets the label %s", (link, label, words) => {
  expect(check({ ...typed, link, label }).link).toEqual({
    to: link,
    label: words,
  });
});

test.each<[string, NoticeOptions]>([
  ["--title is empty", { title: " " }],
  ["--title is longer than 60", { title: "x".repeat(61) }],
  ["--text is longer than 160", { text: "x".repeat(161) }],
  ["--until is not a time such as", { until: "Monday" }],
  ["--until is in the past", { until: "2026-08-24 05:59" }],
  ["--until is not after --from", { from: "2026-08-31 18:00" }],
  ["--link is not a page", { link: "/none" }],
  ["--link is not a page", { link: "/\\storm" }],
  ["--link is not a page", { link: "javascript:alert(1)" }],
  ["--link is missing", { label: "More" }],
  ["--label is missing", { link: "/blog/long" }],
  ["--label is longer than 40", { link: "/storm", label: "x".repeat(41) }],
])("%s: %j", (problem, change) => {
  expect(() => check({ ...typed, ...change })).toThrow(problem);
});
