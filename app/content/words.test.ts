import { expect, test } from "vitest";
import { warn } from "../../tests/warnings.ts";
import { families } from "#compile/page-templates.ts";
import { pagesIn } from "./languages.ts";
import { allPages } from "./pages.ts";
import { firstLanguage } from "#words/first-language.ts";

const pages = families.flatMap((family) =>
  allPages()
    .filter(
      ({ kind, language }) => kind === family && language === firstLanguage,
    )
    .map(({ path, slug }) => ({
      path,
      page: pagesIn(family, firstLanguage).get(slug)!,
    })),
);

test("warns of a paragraph on two pages", () => {
  const seen = new Map<string, string>();
  const twice = new Map<string, number>();
  for (const { path, page } of pages)
    for (const paragraph of texts(page).filter(
      (text) => text.split(" ").length > 7,
    )) {
      const pair = `${path} and ${seen.get(paragraph)}`;
      if (seen.has(paragraph)) twice.set(pair, (twice.get(pair) ?? 0) + 1);
      seen.set(paragraph, path);
    }
  expect(seen.size).toBeGreaterThan(0);
  for (const [pair, count] of twice)
    warn(`${pair} share ${count} paragraphs: search engines show one of them`);
});

/** All texts of a page except addresses and other machine-readable words. */
function texts(value: unknown): string[] {
  if (typeof value === "string")
    return /^\/|^[a-z-]+$/.test(value) ? [] : [value];
  if (typeof value === "object" && value !== null)
    return Object.values(value).flatMap(texts);
  return [];
}
