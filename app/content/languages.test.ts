import { expect, test } from "vitest";
import { firstLanguage } from "#words/first-language.ts";
import { otherLanguages } from "./languages.ts";
import { allPages, pageAt } from "./pages.ts";

const all = allPages();
const home = pageAt("/")!;
const [other = ""] = Object.keys(home.translations).filter(
  (language) => language !== firstLanguage,
);
const english = all.filter(({ language }) => language === firstLanguage);
const translated = english.find(
  ({ kind, translations }) => kind === "personal" && translations[other],
)!;
const alone = english.find(({ translations }) => !translations[other])!;
const otherHome = home.translations[other]!;

test.each([
  ["a page", translated.path, translated.translations[other]],
  ["its translation", translated.translations[other]!, translated.path],
  ["the first page", "/", otherHome],
  ["a page without a translation", alone.path, otherHome],
  ["an unknown address", "/no-such-page", otherHome],
  ["an unknown address in another language", `${otherHome}/no-such-page`, "/"],
])("%s leads to the other language", (_, from, to) => {
  const links = otherLanguages({ pathname: from });
  expect(links.map(({ path }) => path)).toContain(to);
  expect(links.map(({ path }) => path)).not.toContain(from);
});

test("every page leads to every other language", () => {
  for (const { path } of all)
    expect(otherLanguages({ pathname: path }), path).toHaveLength(
      Object.keys(home.translations).length - 1,
    );
});
