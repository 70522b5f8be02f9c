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

/** After the last test: the warnings of a run in `root`, each once. */
export function printWarnings(root = "."): void {
  if (!existsSync(join(root, file))) return;
  const warnings = readFileSync(join(root, file), "utf8").trim().split("\n");
  for (const words of new Set(warnings)) console.log(`Warning: ${words}`);
}
