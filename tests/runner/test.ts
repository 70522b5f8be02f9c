import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { buildIsStale } from "../../scripts/stale-build.ts";
import { noteGreen } from "./last-green.ts";
import { laterFaults, laterInBrowsers, laterUnits } from "../later.ts";
import { run, seconds, together } from "./suite.ts";
import { prepareMachine } from "./test-machine.ts";
import { compileCache } from "../faults/server-process.ts";
import { forgetWarnings, printWarnings } from "../warnings.ts";

/**
 * npm test: what CI checks, the cheapest checks first. With words it runs only the tests that have one of them in
 * their file's name or, in a browser, in their title. npm run test:all adds the files of tests/later.ts, the tests tagged
 * @long, every fault on PostgreSQL too, and visual changes since the last commit.
 */
const all = process.argv.includes("--all");
if (all) process.env.TESTS = "all";
const words = process.argv.slice(2).filter((word) => word !== "--all");
// Hundreds of processes and threads start with the same code. With a compile cache each starts a third sooner.
Object.assign(process.env, compileCache);

const faultTests = ["--config=vitest.faults.config.ts"];
const start = performance.now();
const results: { passed: number; skipped: number }[] = [];
forgetWarnings();
const remarks = words.length > 0 ? await runOnly(words) : await runAll();
const sum = (name: "passed" | "skipped") =>
  results.reduce((total, result) => total + result[name], 0);
// A person must judge visual changes. Pictures come last, because their report replaces the browser's.
if (
  all &&
  spawnSync(process.execPath, ["tests/runner/pictures.ts"], {
    stdio: "inherit",
  }).status !== 0
)
  remarks.push(
    "npm run pictures failed, which usually means that pages look different: see above",
  );
else if (all && words.length === 0) noteGreen("test:all");
for (const line of remarks) console.log(line);
printWarnings();
console.log(
  `Took ${seconds(start)} s\n${sum("passed")} passed, 0 failed, ${sum("skipped")} skipped: the reports in test-results say why`,
);

/** Returns what is missing on this machine. */
async function runAll(): Promise<string[]> {
  if (!all) process.env.TESTS = "short";
  // Packages arrive meanwhile: only the faults, the browsers and PostgreSQL need them.
  const machine = prepareMachine(all ? "all" : "short");
  await together(
    inTurn(
      () => run("format", "oxfmt", "--check"),
      () => run("lint", "oxlint", "--quiet"),
      () => run("content", process.execPath, "compile/compile-content.ts"),
    ),
  );
  if (all) await machine;
  const pictures = drawPictures();
  await together(
    inTurn(() => pictures, build),
    inTurn(
      () => run("types", "tsc"),
      () => pictures,
      () => vitest("unit"),
    ),
  );
  const missing = await machine;
  await together(vitest("fault", ...faultTests));
  // Nothing runs beside the browser tests: with the processors shared, six took too long. Orca runs alone, because
  // beside three browsers it said nothing for 15 seconds.
  if (all) await together(browsers("--project=orca"));
  const projects = ["dev", "editor", "firefox", "webkit", "chromium"];
  await together(browsers(...projects.map((name) => `--project=${name}`)));
  if (!all)
    missing.push(
      `Left to npm run test:touched: PostgreSQL, and ${[laterUnits, laterFaults, laterInBrowsers].flat().length} files (tests/later.ts)`,
    );
  return missing;
}

async function runOnly(wanted: readonly string[]): Promise<string[]> {
  const names = wanted.map((word) => basename(word));
  const isWanted = (file: string) => names.some((name) => file.includes(name));
  const units = globSync(
    "{app,cli,compile,editor,forms,queries,scripts,server,tests/runner,tools,words}/**/*.test.{ts,tsx}",
  ).filter(isWanted);
  const faults = globSync("tests/faults/*.test.ts").filter(isWanted);
  if (units.length > 0) await together(drawPictures());
  await together(
    ...(units.length > 0 ? [vitest("unit", ...units)] : []),
    inTurn(
      build,
      async () => {
        if (faults.length > 0) await vitest("fault", ...faultTests, ...faults);
      },
      // Playwright compares it with the project, the file, the title and the tags.
      () =>
        browsers(
          "--project=chromium",
          "--pass-with-no-tests",
          `--grep=${names.map((name) => name.replaceAll(/[$()*+.?[\]^{|}]/g, "\\$&")).join("|")}`,
        ),
    ),
  );
  return [];
}

/** Unit tests that render pages need the sizes of pictures, and must not depend on how far the build is. */
function drawPictures(): Promise<void> {
  return run("pictures", process.execPath, "scripts/make-assets.ts");
}

/** Without what only later tests look at, if those are later. */
async function build(): Promise<void> {
  const isShort = process.env.TESTS === "short";
  if (!buildIsStale(".", isShort)) return;
  const options = isShort ? ["--for-tests"] : [];
  await run("build", process.execPath, "scripts/build.ts", ...options);
}

async function vitest(name: string, ...options: string[]): Promise<void> {
  const report = `test-results/${name}.json`;
  await run(
    `${name} tests`,
    "vitest",
    "run",
    "--reporter=dot",
    "--reporter=json",
    `--outputFile.json=${report}`,
    ...options,
  );
  results.push(resultOf(report));
}

/** What a JSON report of Vitest or Playwright counts. */
function resultOf(report: string): { passed: number; skipped: number } {
  const { stats, numPassedTests, numPendingTests } = JSON.parse(
    readFileSync(report, "utf8"),
  ) as {
    stats?: { expected: number; skipped: number };
    numPassedTests: number;
    numPendingTests: number;
  };
  return {
    passed: stats?.expected ?? numPassedTests,
    skipped: stats?.skipped ?? numPendingTests,
  };
}

async function browsers(...options: string[]): Promise<void> {
  await run("browser tests", "playwright", "test", ...options);
  results.push(resultOf("test-results/browser.json"));
}

async function inTurn(...steps: (() => Promise<void>)[]): Promise<void> {
  for (const step of steps) await step();
}
