import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { checkContent } from "./check-content.ts";
import { problemLine } from "./content-problem.ts";
import {
  change,
  copyContent,
  read,
  root,
  write,
} from "./content-copy.fixture.ts";

copyContent();

/** Words in a made-up language: with letters that neither English nor Spanish has. */
const changed = (text: string) =>
  text.replaceAll(/\p{L}+/gu, (word) =>
    word.replaceAll("a", "ạ").replaceAll("d", "đ"),
  );

/** Copies the Spanish files, and changes the words of titles, labels and paragraphs in them. */
function addLanguage() {
  for (const file of globSync("es/**/*.{yaml,md}", { cwd: root })) {
    const lines = read(file).replaceAll("/es/", "/vi/");
    const own = lines.replaceAll(
      /^( *(?:- )?(?:title|label|text|question|answer): )([^{[\d\n]*)$/gm,
      (_, key: string, words: string) => key + changed(words),
    );
    write(file.replace("es/", "vi/"), own);
  }
}

test("a third language is a folder of files: nothing else has to know it", () => {
  addLanguage();
  // Months are numbers in it, and its glossary has its own words.
  change("vi/facts.yaml", /^(\w+: .*) de septiembre/m, "$1/9");
  write(
    "vi/glossary.yaml",
    "terms: [{ word: khấu trừ, en: deductible, avoid: [bãi miễn] }]",
  );
  change("vi/home.yaml", /^name: .*/m, "name: Bãi miễn");
  const { problems, pages } = checkContent(root);
  expect(problems.map(problemLine)).toEqual([
    expect.stringContaining("khấu trừ"),
  ]);
  const own = pages.filter(({ language }) => language === "vi");
  expect(own.length).toBeGreaterThan(10);
  // The header of a page leads to the English one, and that one back.
  const at = (path?: string) => pages.find((page) => page.path === path);
  const [translated] = own.filter(({ kind }) => kind === "personal");
  expect(at(translated!.translations.en)!.translations).toEqual(
    translated!.translations,
  );
});
