import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const files = globSync("app/{layout,pages,sections,ui}/**/*.{ts,tsx}", {
  exclude: ["**/*.test.*", "**/schema.ts"],
});

/** Two words, or one that starts like a sentence, in a string that nothing is compared with. */
const likeWords =
  /(?:[?:,>]\s+|(?<![=!])=\s+|[({[]\s*)["'`]((?!\))(?=[^"'`\n]*\p{Ll} +|\p{Lu}\p{Ll}+["'`])[^"'`\n]+)/gu;

/** What visitors see or hear of an element. */
const shownAttribute =
  /\s(?:alt|aria-(?:description|label|roledescription|valuetext)|label|legend|placeholder|title)="([^"]*\p{L}[^"]*)"/gu;

/** Comments, imports, what is filled in, and what engineers and servers read. */
const forMachines =
  /\/\*[^]*?\*\/|^\s*\/\/.*$|^(?:import|export)[^;]*? from .*$|\$\{[^}]*\}|(?:new \w*Error|querySelector|setRequestHeader|console\.\w+)\([^)]*\)/gm;

/** Strings in a module that look like words for visitors. The linter finds those between tags. */
const literalWords = (source: string) =>
  [likeWords, shownAttribute].flatMap((pattern) =>
    [...source.replaceAll(forMachines, "").matchAll(pattern)].map(
      ([, words = ""]) => words.trim(),
    ),
  );

test("components have no words of their own; all come from content/", () => {
  const found = files.flatMap((file) =>
    literalWords(readFileSync(file, "utf8")).map((one) => `${file}: ${one}`),
  );
  expect(found).toEqual([]);
});

test("words in a component are found, and names for machines are not", () => {
  const source = `
import { a } from "../compile/some words";
    if (a !== "Texas") throw new Error("There is none");
    const says = (count) => count === 1 ? "One result" : \`\${count} results in all\`;
    const part = <svg className="One two" d="M0 27"><b title="Pages" /></svg>;`;
  expect(literalWords(source)).toEqual([
    "One result",
    "results in all",
    "Pages",
  ]);
});
