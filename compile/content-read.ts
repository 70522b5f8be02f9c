import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { textsOfPages } from "./page-texts.ts";
import {
  countHabits,
  habits,
  readability,
  repeatedOpenings,
} from "./readability.ts";
import { firstLanguage } from "#words/first-language.ts";

/**
 * npm run content:read [-- COMMIT]: words, sentence length (with its standard deviation and the share of sentences up
 * to eight words) and grade level of each page's own content and of each folder, and how often it uses phrases that
 * are better avoided. For COMMIT if given, otherwise for the files on disk.
 */
const commit = process.argv[2];
if (commit) readCommit(commit);
else print("content");

function readCommit(name: string) {
  const folder = mkdtempSync(join(tmpdir(), "sabine-ridge-read-"));
  try {
    const tar = execFileSync("git", ["archive", name, "content"], {
      maxBuffer: 2 ** 28,
    });
    execFileSync("tar", ["-x", "-C", folder], { input: tar });
    print(join(folder, "content"));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function print(root: string) {
  const pages = textsOfPages(join(root, firstLanguage));
  for (const [name, texts] of pages) {
    console.log(`${name.padEnd(58)} ${line(texts)}`);
  }
  const folders = Map.groupBy(pages, ([name]) => name.split("/")[0]!);
  console.log();
  for (const [folder, members] of folders)
    if (members.length > 1)
      console.log(
        `${`all of ${folder}/`.padEnd(58)} ${line(members.flatMap(([, texts]) => texts))}`,
      );
  const grades = [...pages.values()].map((texts) => readability(texts).grade);
  const counts = countHabits([...pages.values()].flat());
  console.log(
    `\n${pages.size} pages, grade ${Math.min(...grades).toFixed(1)} to ${Math.max(...grades).toFixed(1)}`,
  );
  for (const habit of Object.keys(habits))
    console.log(`${habit}: ${counts[habit as keyof typeof habits]}`);
}

function line(texts: readonly string[]): string {
  const { words, wordsPerSentence, spread, short, grade } = readability(texts);
  return [
    `${String(words).padStart(6)} words`,
    `${wordsPerSentence.toFixed(1).padStart(4)} ± ${spread.toFixed(1).padStart(4)} a sentence`,
    `${String(Math.round(short * 100)).padStart(2)}% short`,
    `grade ${grade.toFixed(1)}`,
    `${repeatedOpenings(texts)} repeated openings`,
  ].join(", ");
}
