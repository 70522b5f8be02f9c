import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { hasChromium, hasHeadlessShell } from "./find-chromium.ts";
import { findFirefox, findOrca, findWebKit } from "./find-engines.ts";
import { hasJava } from "./find-java.ts";
import { hasPostgresClient } from "./find-postgres.ts";
import { installDebian } from "./install-debian.ts";

type Packages = readonly [packages: string, isHere: () => boolean];

/** Debian packages for npm test, in the order in which it needs them. */
const forShort: readonly Packages[] = [
  ["strace", () => spawnSync("strace", ["--version"]).status === 0],
  ["chromium-headless-shell", hasHeadlessShell],
];

/** For what npm test leaves to npm run test:touched. */
const forLater: readonly Packages[] = [
  ["chromium", hasChromium],
  ["default-jre-headless", hasJava],
  ["postgresql-client", hasPostgresClient],
  ["firefox-esr", () => findFirefox() !== undefined],
  ["webkit2gtk-driver xvfb", () => findWebKit() !== undefined],
];

const forAll: readonly Packages[] = [
  ["orca at-spi2-core dbus", () => findOrca() !== undefined],
];

const wanted = {
  short: forShort,
  touched: [...forShort, ...forLater],
  all: [...forShort, ...forLater, ...forAll],
};

/**
 * Installs missing packages for the checks, if root can, and first prints which. Returns a line for everything that
 * is still missing. Never rejects.
 */
export async function prepareMachine(
  gate: keyof typeof wanted,
): Promise<string[]> {
  const missing = wanted[gate].filter(([, isHere]) => !isHere());
  if (missing.length === 0) return [];
  const all = missing.map(([packages]) => packages).join(" ");
  // One at a time would take longer, but if apt-get lacks one package it installs none.
  await installDebian(all);
  const lines: string[] = [];
  for (const [packages, isHere] of missing) {
    const reason = isHere() ? undefined : await installDebian(packages);
    if (!isHere())
      lines.push(`Missing: ${packages} (${reason ?? "in the version needed"})`);
  }
  return lines;
}

/** A line for each reason why tests were skipped, from the JSON reports of Vitest and Playwright. */
export function skippedTests(reports: readonly string[]): string[] {
  const skipped = reports
    .filter((path) => existsSync(path))
    .map((path) => JSON.parse(readFileSync(path, "utf8")) as Report)
    .flatMap(({ testResults = [], suites = [] }) => [
      ...testResults.flatMap(skippedInVitest),
      ...suites.flatMap(skippedInPlaywright),
    ]);
  const reasons = Map.groupBy(skipped, ({ reason }) => reason);
  return [...reasons].map(([reason, tests]) => {
    const files = [...new Set(tests.map(({ file }) => file))].join(", ");
    return `Skipped: ${tests.length} of ${files} (${reason})`;
  });
}

type Skipped = { file: string; reason: string };

type Report = { testResults?: VitestFile[]; suites?: PlaywrightSuite[] };

type VitestFile = {
  name: string;
  assertionResults: { fullName: string; status: string }[];
};

type PlaywrightSuite = {
  file: string;
  suites?: PlaywrightSuite[];
  specs: {
    tests: {
      status: string;
      annotations: { type: string; description?: string }[];
    }[];
  }[];
};

/** A Vitest test that may be skipped names the reason: "… (skipped: needs strace)". */
function skippedInVitest({ name, assertionResults }: VitestFile): Skipped[] {
  return assertionResults
    .filter(({ status }) => status !== "passed" && status !== "failed")
    .map(({ fullName }) => ({
      file: name.replace(`${process.cwd()}/`, ""),
      reason: /\(skipped: ([^)]*)\)/.exec(fullName)?.[1] ?? "no reason given",
    }));
}

function skippedInPlaywright({
  file,
  specs,
  suites = [],
}: PlaywrightSuite): Skipped[] {
  const tests = specs.flatMap((spec) => spec.tests);
  return [
    ...tests
      .filter(({ status }) => status === "skipped")
      .map(({ annotations }) => ({
        file,
        reason:
          annotations.find(({ type }) => type === "skip")?.description ??
          "no reason given",
      })),
    ...suites.flatMap(skippedInPlaywright),
  ];
}
