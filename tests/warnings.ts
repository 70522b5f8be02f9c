import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
} from "node:fs";
import { join } from "node:path";

const file = "test-results/warnings.txt";

/**
 * For tests: something in the site's words that costs visitors something, with a number. It fails nothing, because
 * owners may write what they want. `printWarnings` shows it after all tests.
 */
export function warn(words: string): void {
  console.warn(`Warning: ${words}`);
  mkdirSync("test-results", { recursive: true });
  appendFileSync(file, `${words}\n`);
}

/** Before the first test: an earlier run's warnings may no longer be true. */
export function forgetWarnings(): void {
  rmSync(file, { force: true });
}

/** After the last test: the warnings of a run in `root`, each once, and of many alike only the three largest. */
export function printWarnings(root = "."): void {
  if (!existsSync(join(root, file))) return;
  const warnings = readFileSync(join(root, file), "utf8").trim().split("\n");
  const alike = Map.groupBy(new Set(warnings), (words) =>
    words.replaceAll(/\/[\w/-]*|\d+/g, "…"),
  );
  for (const group of alike.values()) {
    const worst = group.toSorted((one, other) => largest(other) - largest(one));
    for (const words of worst.slice(0, most)) console.log(`Warning: ${words}`);
    if (group.length > most)
      console.log(`  and ${group.length - most} like these in ${file}`);
  }
}

const most = 3;

const largest = (words: string) =>
  Math.max(0, ...(words.match(/\d+/g) ?? []).map(Number));
