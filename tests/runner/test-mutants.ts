import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { buildIsStale } from "../../scripts/stale-build.ts";
import { laterFaults, laterInBrowsers, laterUnits } from "../later.ts";
import { copyWithCache } from "./copy-with-cache.ts";
import { seconds } from "./suite.ts";

/**
 * Breaks the code in a copy of this repository, one place after another (mutants.yaml), and runs the tests that should
 * notice. Run it before and after you delete, merge or move tests.
 *
 *   npm run test:mutants              all
 *   npm run test:mutants -- cache     those with one of these words in their fault or file
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

const words = process.argv.slice(2);
const mutants = (
  parse(readFileSync("tests/runner/mutants.yaml", "utf8")) as Mutant[]
).filter(
  ({ fault, in: file }) =>
    words.length === 0 ||
    words.some((word) => `${fault} ${file}`.includes(word)),
);

/** npm test leaves these to npm run test:touched. */
const later = [...laterUnits, ...laterFaults, ...laterInBrowsers];

const copy = await copyWithCache();
const missed: string[] = [];
try {
  // A test that is red anyway would seem to catch every mutant.
  const red = redTests();
  if (red.length > 0) throw new Error(`Red without a mutant: ${red.join(" ")}`);
  for (const mutant of mutants) {
    const start = performance.now();
    const result = resultOf(mutant);
    const line = `${result}: ${mutant.fault} (${mutant.in}, ${seconds(start)} s)`;
    console.log(line);
    if (result !== "caught") missed.push(line);
  }
} finally {
  rmSync(copy, { recursive: true });
}
console.log(`\nCaught: all but ${missed.length} of ${mutants.length}`);
for (const line of missed) console.log(line);
if (missed.length > 0) process.exitCode = 1;

/** Tests of the mutants that fail without one. */
function redTests(): string[] {
  const sets = Map.groupBy(
    mutants,
    ({ tests, only }) => `${kindOf(tests)} ${only}`,
  );
  return [...sets.values()].flatMap((set) => {
    const files = [...new Set(set.flatMap(({ tests }) => tests.split(" ")))];
    return passes(files, set[0]!.only) ? [] : files;
  });
}

function resultOf({ in: file, was, is, tests, only }: Mutant): string {
  const path = join(copy, file);
  const source = existsSync(path) ? readFileSync(path, "utf8") : "";
  if (source.split(was).length !== 2) return "not in the code once";
  writeFileSync(
    path,
    source.replace(was, () => is),
  );
  try {
    const files = tests.split(" ");
    if (passes(files, only)) return "SURVIVED";
    return files.some((one) => later.includes(one))
      ? "caught only by npm run test:touched"
      : "caught";
  } finally {
    writeFileSync(path, source);
  }
}

/** Whether these tests, all of one kind, pass in the copy as npm test runs them, after a build if they need one. */
function passes(files: readonly string[], only?: string): boolean {
  const kind = kindOf(files[0]!);
  const isShort = !files.some((one) => later.includes(one));
  const options = isShort ? ["--for-tests"] : [];
  if (
    kind !== "unit" &&
    buildIsStale(copy, isShort) &&
    !runs(process.execPath, "scripts/build.ts", ...options)
  )
    return false;
  process.env.TESTS = isShort ? "short" : "touched";
  if (kind === "unit")
    return runs("npm", "run", "test:unit", "--", "--bail=1", ...files);
  if (kind === "fault")
    return runs(
      "vitest",
      "run",
      "--config=vitest.faults.config.ts",
      "--bail=1",
      ...files,
    );
  return runs(
    "playwright",
    "test",
    "--project=chromium",
    "--max-failures=1",
    ...(only ? ["-g", only] : []),
    ...files,
  );
}

function kindOf(file: string): "unit" | "fault" | "browser" {
  if (file.startsWith("tests/faults/")) return "fault";
  return file.startsWith("tests/e2e/") ? "browser" : "unit";
}

function runs(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { cwd: copy, stdio: "ignore" }).status === 0;
}
