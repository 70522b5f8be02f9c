import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { eachText } from "./each-text.ts";

/** Words that no Spanish sentence has. Others, such as "and", are in names of laws and firms. */
const english =
  /(?<![\p{L}\d./-])(the|with|your|you|are|is|we|this|that|which|please|from|what|not|will|have)(?![\p{L}\d/-])/iu;

/** Values that pages do not show, or that go to the office. */
const unseen = ["subject", "who", "when", "id", "kind", "english"];

/** What is meant to be English: terms in parentheses and quotation marks, and the sources of an article. */
const meant = /\([^)]*\)|[«“][^»”]*[»”]|\{[^}]*\}|^\[\^.*$/gm;

test("no text in Spanish has an English word, except terms in parentheses and quotation marks", () => {
  const found: string[] = [];
  const files = globSync("content/es/**/*.{yaml,md}", {
    // Searches have English words because people type them.
    exclude: ["content/es/search.yaml", "content/es/glosario.yaml"],
  });
  for (const file of files) {
    const text = readFileSync(file, "utf8");
    const [, front, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
    eachText(front ? [parse(front), body] : parse(text), (one, path) => {
      const [word] = english.exec(one.replace(meant, "")) ?? [];
      if (word && !unseen.includes(String(path.at(-1))))
        found.push(`${file} ${path.join(".")}: ${word}`);
    });
  }
  expect(files.length).toBeGreaterThan(0);
  expect(found).toEqual([]);
});
