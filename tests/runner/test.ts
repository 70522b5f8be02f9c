import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { findChromium, findHeadlessShell } from "./find-chromium.ts";
import { buildIsStale } from "../../scripts/stale-build.ts";
import { prepareMachine, skippedTests } from "./test-machine.ts";
import { compileCache } from "../faults/server-process.ts";
import { forgetWarnings, printWarnings } from "../warnings.ts";

/**
 * npm test: what CI checks, the cheapest checks first. npm run test:all adds slow checks: the tests tagged @long,
 * every fault on PostgreSQL too, and visual changes since the last commit.
 */
const all = process.argv.includes("--all");
if (all) process.env.TESTS = "all";
// Hundreds of processes and threads start with the same code. With a compile cache each starts a third sooner.
Object.assign(process.env, compileCache);

const start = performance.now();
forgetWarnings();
// In parallel, because one alone leaves a core idle.
const [missing] = await Promise.all([
  prepareMachine(),
  together(
    run("format", "prettier", "--check", "--log-level=warn", "."),
    inTurn(
      () => run("lint", "oxlint", "--quiet"),
      () => run("content", process.execPath, "compile/compile-content.ts"),
      () => run("route types", "react-router", "typegen"),
      () => run("types", "tsc", "--noEmit"),
    ),
  ),
]);
await together(
  vitest("unit"),
  ...(buildIsStale()
    ? [run("build", process.execPath, "scripts/build.ts")]
    : []),
);
await together(vitest("faults", "--config=vitest.faults.config.ts"));

process.env.CHROMIUM = await findChromium();
process.env.HEADLESS_SHELL =
  (await findHeadlessShell()) ?? process.env.CHROMIUM;
console.log(`Browser tests run in ${process.env.HEADLESS_SHELL}`);
await together(
  run(
    "browser tests",
    "playwright",
    "test",
    ...["dev", "editor", "firefox", "webkit", "chromium"].map(
      (name) => `--project=${name}`,
    ),
  ),
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
console.log(`\n${passed} passed, 0 failed`);
for (const line of remarks) console.log(line);
printWarnings();
console.log(`Took ${seconds(start)} s in total`);

function vitest(name: string, ...options: string[]) {
  return run(
    `${name} tests`,
    "vitest",
    "run",
    "--reporter=dot",
    "--reporter=json",
    `--outputFile.json=${reportFile(name)}`,
    ...options,
  );
}

async function run(name: string, command: string, ...args: string[]) {
  const since = performance.now();
  const [status] = await once(
    spawn(command, args, { stdio: "inherit" }),
    "exit",
  );
  if (status !== 0) throw new Error(`${name}: failed`);
  console.log(`${name}: ${seconds(since)} s`);
}

async function inTurn(...steps: (() => Promise<void>)[]) {
  for (const step of steps) await step();
}

/** Waits for all of them, and stops everything if one has failed. */
async function together(...runs: Promise<void>[]) {
  const results = await Promise.allSettled(runs);
  const failed = results.filter((result) => result.status === "rejected");
  for (const { reason } of failed)
    console.error(`\n${(reason as Error).message}`);
  if (failed.length > 0) process.exit(1);
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
