import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";

const sources = globSync(
  "{app,cli,compile,forms,scripts,server,tools}/**/*.{ts,tsx}",
  {
    exclude: ["**/*.test.*"],
  },
).map((file) => readFileSync(file, "utf8"));

const said = readFileSync("server/http/said-to.ts", "utf8");

test.each(["ui", "mail"])("code uses each word of %s.yaml", (name) => {
  const yaml = readFileSync(`content/en/${name}.yaml`, "utf8");
  const parts = parse(yaml) as Record<string, Record<string, string>>;
  const unused = Object.entries(parts).flatMap(([part, words]) => {
    const users = sources.filter((source) => imports(source, part));
    // By a reason or a problem, as in `words[why]`.
    const picked = users.some(
      (source) =>
        /\b(?:words|errors)\[/.test(source) || source.includes(`${part}[`),
    );
    return Object.keys(words)
      .filter((word) => !users.some((source) => names(source, word)))
      .filter((word) => !picked || !sources.some((one) => quotes(one, word)))
      .map((word) => `${part}.${word}`);
  });
  expect(unused).toEqual([]);
});

/** Also through the module that gives the server its words in the visitor's language, and the type of forms' errors. */
const imports = (source: string, part: string): boolean =>
  new RegExp(
    `import (type )?\\{ ${part}( as \\w+)? \\} from "#content/(ui|mail)/`,
  ).test(source) ||
  (source.includes('/said-to.ts"') && imports(said, part)) ||
  (part === "formErrors" && source.includes("type ErrorWords"));

/** As `words.next`, or as a key of a table from which the word is picked. */
const names = (source: string, word: string) =>
  new RegExp(`\\.${word}\\b|\\b${word}:`).test(source);

/** As a value by which the word is picked: the kind of a problem. */
const quotes = (source: string, word: string) => source.includes(`"${word}"`);
