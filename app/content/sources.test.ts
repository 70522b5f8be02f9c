import { expect, test } from "vitest";
import { pagesIn } from "./languages.ts";
import { sourcesOf } from "./sources.ts";

test("sources of a Spanish page say in Spanish what an English document proves", () => {
  const ids = [...pagesIn("personal", "es").values()].flatMap(
    ({ sources = [] }) => sources,
  );
  const english = sourcesOf(ids);
  expect(english.length).toBeGreaterThan(0);
  for (const [index, own] of sourcesOf(ids, "es").entries()) {
    const { text, source } = english[index]!;
    expect(own.text).not.toBe(text);
    expect(own).toMatchObject({ source, lang: "en" });
  }
});
