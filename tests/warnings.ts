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
 * For tests: something that the words of the site cost visitors, with a number. It fails nothing: owners may write
 * what they want. `printWarnings` shows it when all tests are done.
 */
export function warn(words: string): void {
  console.warn(`Warning: ${words}`);
  mkdirSync("test-results", { recursive: true });
  appendFileSync(file, `${words}\n`);
}

/** Before the first test: what an earlier run warned of is no longer true. */
export function forgetWarnings(): void {
  rmSync(file, { force: true });
}

/** After the last test: each warning of a run in `root` once. */
export function printWarnings(root = "."): void {
  if (!existsSync(join(root, file))) return;
  const warnings = readFileSync(join(root, file), "utf8").trim().split("\n");
  for (const words of new Set(warnings)) console.log(`Warning: ${words}`);
}
