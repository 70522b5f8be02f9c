import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { eachText } from "./each-text.ts";
import { englishWord, meantInEnglish } from "./english-words.fixture.ts";

/** Values that pages do not show, that go to the office, or that are to be said in English. */
const unseen = ["subject", "who", "when", "id", "kind", "english", "say"];

test("no text in Spanish has an English word, except terms in parentheses and quotation marks", () => {
  const found: string[] = [];
  const files = globSync("content/es/**/*.{yaml,md}", {
    // Searches have English words because people type them.
    exclude: ["content/es/search.yaml", "content/es/glossary.yaml"],
  });
  for (const file of files) {
    const text = readFileSync(file, "utf8");
    const [, front, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
    eachText(front ? [parse(front), body] : parse(text), (one, path) => {
      const [word] = englishWord.exec(one.replace(meantInEnglish, "")) ?? [];
      if (word && !unseen.includes(String(path.at(-1))))
        found.push(`${file} ${path.join(".")}: ${word}`);
    });
  }
  expect(files.length).toBeGreaterThan(0);
  expect(found).toEqual([]);
});
