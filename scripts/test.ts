import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { findChromium, findHeadlessShell } from "./find-chromium.ts";
import { installEngines } from "./find-engines.ts";
import { installJava } from "./find-java.ts";
import { installPostgres } from "./find-postgres.ts";
import { buildIsStale } from "./stale-build.ts";

/** npm test: everything that CI checks, in the order in which a fault is cheapest to find. */
const steps: readonly (readonly [
  name: string,
  command: string,
  ...args: string[],
])[] = [
  ["format", "prettier", "--check", "--log-level", "warn", "."],
  ["lint", "oxlint", "--quiet"],
  ["route types", "react-router", "typegen"],
  ["types", "tsc", "--noEmit"],
  [
    "unit tests",
    "vitest",
    "run",
    "--reporter=dot",
    "--reporter=json",
    "--outputFile.json=test-results/unit.json",
  ],
  [
    "fault tests",
    "vitest",
    "run",
    "--config=vitest.faults.config.ts",
    "--reporter=dot",
    "--reporter=json",
    "--outputFile.json=test-results/faults.json",
  ],
];

installPostgres();
installJava();
for (const [name, command, ...args] of steps) run(name, command, args);
if (buildIsStale()) run("build", process.execPath, ["scripts/build.ts"]);
const browser = findChromium();
const shell = findHeadlessShell() ?? browser;
console.log(`Browser tests run in ${shell}`);
const skipped = installEngines();
run("browser tests", "playwright", ["test"], {
  CHROMIUM: browser,
  HEADLESS_SHELL: shell,
});

type Vitest = { numPassedTests: number };
const unit = report("unit.json") as Vitest;
const faults = report("faults.json") as Vitest;
const e2e = report("e2e.json") as { stats: { expected: number } };
const passed = unit.numPassedTests + faults.numPassedTests + e2e.stats.expected;
console.log(`\n${passed} passed, 0 failed`);
for (const line of skipped) console.log(line);

function run(name: string, command: string, args: readonly string[], env = {}) {
  const start = performance.now();
  const { status } = spawnSync(command, args, {
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  if (status !== 0) {
    console.error(`\n${name}: failed`);
    process.exit(1);
  }
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

function report(file: string): unknown {
  return JSON.parse(readFileSync(`test-results/${file}`, "utf8"));
}
