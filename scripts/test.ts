import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { findChromium, findHeadlessShell } from "./find-chromium.ts";
import { buildIsStale } from "./stale-build.ts";
import { prepareMachine, skippedTests } from "./test-machine.ts";
import { compileCache } from "../tests/faults/server-process.ts";
import { forgetWarnings, printWarnings } from "../tests/warnings.ts";

/**
 * npm test: what CI checks, in the order in which a fault is cheapest to find. npm run test:all adds what takes long:
 * the tests tagged @long, every fault on PostgreSQL too, and what looks different since the last commit.
 */
const all = process.argv.includes("--all");
if (all) process.env.TESTS = "all";
// Hundreds of processes and threads start with the same code: compiled once, each starts a third sooner.
Object.assign(process.env, compileCache);

const start = performance.now();
forgetWarnings();
const missing = prepareMachine();
// On the second core: the others need one each.
const format = begin("format", "prettier", "--check", "--log-level=warn", ".");
run("lint", "oxlint", "--quiet");
run("route types", "react-router", "typegen");
run("types", "tsc", "--noEmit");
await format;
vitest("unit");
vitest("faults", "--config=vitest.faults.config.ts");
if (buildIsStale()) run("build", process.execPath, "scripts/build.ts");

process.env.CHROMIUM = findChromium();
process.env.HEADLESS_SHELL = findHeadlessShell() ?? process.env.CHROMIUM;
console.log(`Browser tests run in ${process.env.HEADLESS_SHELL}`);
run(
  "browser tests",
  "playwright",
  "test",
  ...["chromium", "firefox", "webkit"].map((name) => `--project=${name}`),
);

type Vitest = { numPassedTests: number };
const unit = report("unit") as Vitest;
const faults = report("faults") as Vitest;
const browser = report("browser") as { stats: { expected: number } };
const passed =
  unit.numPassedTests + faults.numPassedTests + browser.stats.expected;
const remarks = [
  ...missing,
  ...skippedTests(["unit", "faults", "browser"].map(reportFile)),
];
// A look that has changed is for a person to judge. Pictures come last: their report replaces the browser's.
if (
  all &&
  spawnSync(process.execPath, ["scripts/pictures.ts"], { stdio: "inherit" })
    .status !== 0
)
  remarks.push(
    "Pages look different since the last commit: test-results/browser",
  );
console.log(`\n${passed} passed, 0 failed`);
for (const line of remarks) console.log(line);
printWarnings();
console.log(`Took ${seconds(start)} s in all`);

function vitest(name: string, ...options: string[]) {
  run(
    `${name} tests`,
    "vitest",
    "run",
    "--reporter=dot",
    "--reporter=json",
    `--outputFile.json=${reportFile(name)}`,
    ...options,
  );
}

/** Ends everything where it fails. */
function run(name: string, command: string, ...args: string[]) {
  const since = performance.now();
  const { status } = spawnSync(command, args, { stdio: "inherit" });
  conclude(name, status, since);
}

/** The same, while others run. */
async function begin(name: string, command: string, ...args: string[]) {
  const since = performance.now();
  const child = spawn(command, args, { stdio: "inherit" });
  const [status] = await once(child, "exit");
  conclude(name, status, since);
}

function conclude(name: string, status: number | null, since: number) {
  if (status !== 0) {
    console.error(`\n${name}: failed`);
    process.exit(1);
  }
  console.log(`${name}: ${seconds(since)} s`);
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1);
}

function reportFile(name: string): string {
  return `test-results/${name}.json`;
}

function report(name: string): unknown {
  return JSON.parse(readFileSync(reportFile(name), "utf8"));
}
