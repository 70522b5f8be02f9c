import { hasPostgresClient } from "./find-postgres.ts";
import {
  findFirefox,
  findOrca,
  findWebKit,
  hasChromium,
  hasHeadlessShell,
  installDebian,
  onPath,
} from "./programs.ts";

type Packages = readonly [packages: string, isHere: () => unknown];

/** Debian packages for npm test, in the order in which it needs them. */
const forShort: readonly Packages[] = [
  ["strace", () => onPath("strace")],
  ["chromium-headless-shell", hasHeadlessShell],
];

/** For what npm test leaves to npm run test:touched. */
const forLater: readonly Packages[] = [
  ["chromium", hasChromium],
  ["default-jre-headless", () => onPath("java")],
  ["postgresql-client", hasPostgresClient],
  ["firefox-esr", findFirefox],
  ["webkit2gtk-driver xvfb", findWebKit],
];

const forAll: readonly Packages[] = [["orca at-spi2-core dbus", findOrca]];

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
  // One at a time would take longer, but if apt-get lacks one package it installs none.
  await installDebian(missing.map(([packages]) => packages).join(" "));
  const lines: string[] = [];
  for (const [packages, isHere] of missing) {
    const reason = isHere() ? undefined : await installDebian(packages);
    if (!isHere())
      lines.push(`Missing: ${packages} (${reason ?? "in the version needed"})`);
  }
  return lines;
}
