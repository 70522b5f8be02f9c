import { globSync, readFileSync } from "node:fs";
import { extname } from "node:path";
import { diff } from "node:util";
import type MiniSearch from "minisearch";
import { wordsOfJson, wordsOfPage } from "./words-of-page.ts";

/** The lines of each page and of each file for machines, by address. */
export type Words = ReadonlyMap<string, readonly string[]>;

/** Differing lines and their places, because the same change of a footer is on many pages. */
export type Difference = { lines: readonly string[]; places: string[] };

/** The readable content of `build/client`. */
export function wordsOfBuild(folder: string): Words {
  const files = globSync(
    ["**/*.html", "**/*.xml", "**/*.txt", "**/search-index.json"],
    { cwd: folder },
  );
  // A star does not match folders that start with a dot.
  files.push(".well-known/security.txt");
  return new Map(
    files
      .toSorted()
      .map((file) => [
        addressOf(file),
        wordsOfFile(file, readFileSync(`${folder}/${file}`, "utf8")),
      ]),
  );
}

/** The different changes between two builds, in the order of the addresses. */
export function differences(before: Words, after: Words): Difference[] {
  const found = new Map<string, Difference>();
  for (const place of new Set([...before.keys(), ...after.keys()])) {
    for (const lines of changes(before.get(place), after.get(place))) {
      const key = lines.join("\n");
      const known = found.get(key);
      if (known) known.places.push(place);
      else found.set(key, { lines, places: [place] });
    }
  }
  return [...found.values()];
}

/** Runs of neighboring lines that were removed (-) or added (+). */
function changes(
  before: readonly string[] | undefined,
  after: readonly string[] | undefined,
): string[][] {
  if (!before) return [["+ (the whole file)"]];
  if (!after) return [["- (the whole file)"]];
  const runs: string[][] = [[]];
  for (const [kind, line] of diff(before, after)) {
    if (kind !== 0) runs.at(-1)!.push(`${kind > 0 ? "-" : "+"} ${line}`);
    else if (runs.at(-1)!.length > 0) runs.push([]);
  }
  return runs.filter((lines) => lines.length > 0);
}

function wordsOfFile(file: string, content: string): readonly string[] {
  if (extname(file) === ".html") return wordsOfPage(content);
  if (extname(file) === ".json") return wordsOfSearchIndex(content);
  // A year after the build.
  return content.split("\n").filter((line) => !line.startsWith("Expires:"));
}

/** Each page's displayed text in place, and the number of times each word is in its headings, which are not shown. */
function wordsOfSearchIndex(json: string): string[] {
  const { documentIds, storedFields, fieldIds, index } = JSON.parse(
    json,
  ) as ReturnType<MiniSearch["toJSON"]>;
  return Object.entries(documentIds).flatMap(([id, address]) => [
    ...wordsOfJson(storedFields[id], String(address)),
    ...index
      .flatMap(([word, fields]) => {
        const count = fields[String(fieldIds.headings)]?.[id];
        return count ? `‹${address}.headings› ${word} ${count}` : [];
      })
      .toSorted(),
  ]);
}

const addressOf = (file: string) =>
  `/${file.replace(/(^|\/)index\.html$/, "")}`.replace(/(.)\/$/, "$1");
