import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { buildIsStale } from "../../scripts/stale-build.ts";
import { copyTree } from "./copy-tree.ts";
import { findChromium, findHeadlessShell } from "./find-chromium.ts";

/**
 * Breaks the code in a copy of this repository, one place after another (mutants.yaml), and runs the tests that should
 * notice. Run it before and after you delete or merge tests.
 *
 *   npm run test:mutants              all
 *   npm run test:mutants -- cache     those with this in their fault or file
 */
type Mutant = {
  fault: string;
  in: string;
  was: string;
  is: string;
  /** Test files of one kind, separated by spaces. */
  tests: string;
  /** Only browser tests with such a name. */
  only?: string;
};

const [word = ""] = process.argv.slice(2);
const mutants = (
  parse(readFileSync("tests/runner/mutants.yaml", "utf8")) as Mutant[]
).filter((mutant) => `${mutant.fault} ${mutant.in}`.includes(word));

process.env.CHROMIUM = await findChromium();
process.env.HEADLESS_SHELL =
  (await findHeadlessShell()) ?? process.env.CHROMIUM;

const copy = copyTree();
const lines: string[] = [];
try {
  for (const mutant of mutants) {
    const start = performance.now();
    const result = resultOf(mutant);
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    const line = `${result}: ${mutant.fault} (${mutant.in}, ${seconds} s)`;
    console.log(line);
    if (result !== "caught") lines.push(line);
  }
  // A test that is red anyway would seem to catch every mutant.
  const sets = new Map(
    mutants.map(({ tests, only }) => [`${tests} ${only}`, { tests, only }]),
  );
  for (const { tests, only } of sets.values())
    if (!passes(tests, only)) lines.push(`Red without a mutant: ${tests}`);
} finally {
  rmSync(copy, { recursive: true });
}
console.log(`\n${mutants.length - lines.length} of ${mutants.length} caught`);
for (const line of lines) console.log(line);
if (lines.length > 0) process.exitCode = 1;

function resultOf({ in: file, was, is, tests, only }: Mutant): string {
  const path = join(copy, file);
  const source = existsSync(path) ? readFileSync(path, "utf8") : "";
  if (source.split(was).length !== 2) return "not in the code once";
  writeFileSync(
    path,
    source.replace(was, () => is),
  );
  try {
    return passes(tests, only) ? "SURVIVED" : "caught";
  } finally {
    writeFileSync(path, source);
  }
}

/** Whether these tests pass in the copy, after a build if they need one. */
function passes(tests: string, only?: string): boolean {
  const files = tests.split(" ");
  const isFault = tests.includes("tests/faults/");
  const inBrowser = tests.includes("tests/e2e/");
  const needsBuild = isFault || inBrowser;
  if (
    needsBuild &&
    buildIsStale(copy) &&
    !runs(process.execPath, "scripts/build.ts")
  )
    return false;
  return inBrowser
    ? runs(
        "playwright",
        "test",
        "--project=chromium",
        "--max-failures=1",
        ...(only ? ["-g", only] : []),
        ...files,
      )
    : runs(
        "vitest",
        "run",
        ...(isFault ? ["--config=vitest.faults.config.ts"] : []),
        ...files,
      );
}

function runs(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { cwd: copy, stdio: "ignore" }).status === 0;
}
