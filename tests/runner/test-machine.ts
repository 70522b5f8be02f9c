import { spawnSync } from "node:child_process";
import { hasChromium, hasHeadlessShell } from "./find-chromium.ts";
import { findFirefox, findOrca, findWebKit } from "./find-engines.ts";
import { hasPostgresClient } from "./find-postgres.ts";
import { installDebian } from "./install-debian.ts";
import { onPath } from "./on-path.ts";

type Packages = readonly [packages: string, isHere: () => boolean];

/** Debian packages for npm test, in the order in which it needs them. */
const forShort: readonly Packages[] = [
  ["strace", () => spawnSync("strace", ["--version"]).status === 0],
  ["chromium-headless-shell", hasHeadlessShell],
];

/** For what npm test leaves to npm run test:touched. */
const forLater: readonly Packages[] = [
  ["chromium", hasChromium],
  ["default-jre-headless", () => onPath("java") !== undefined],
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
