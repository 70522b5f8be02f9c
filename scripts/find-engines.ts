import { globSync } from "node:fs";
import { installDebian } from "./install-debian.ts";
import { onPath } from "./on-path.ts";

/** Programs that drive Debian's WebKit: its driver, its small browser, and a display to draw on. */
export type WebKit = { driver: string; browser: string; display: string };

/** Path of a Firefox that is installed (Debian's, or one on the path). */
export function findFirefox(): string | undefined {
  return onPath("firefox-esr") ?? onPath("firefox");
}

/** What drives WebKitGTK, where all of it is installed. */
export function findWebKit(): WebKit | undefined {
  const driver = onPath("WebKitWebDriver");
  const display = onPath("Xvfb");
  // Debian keeps the browser out of the path, in a folder an architecture and version.
  const browser = globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser")
    .toSorted()
    .at(-1);
  return driver && display && browser
    ? { driver, display, browser }
    : undefined;
}

/**
 * Installs Debian's Firefox and WebKit where root can, for the journeys of tests/engines, and returns a line for each
 * engine that is not there after that: its tests are skipped. Says what it does, and never throws.
 */
export function installEngines(): string[] {
  const missing = [
    ...(findFirefox() ? [] : ["firefox-esr"]),
    ...(findWebKit() ? [] : ["webkit2gtk-driver", "xvfb"]),
  ];
  const reason = missing.length > 0 ? installDebian(missing.join(" ")) : "";
  return [
    ...(findFirefox() ? [] : [`Firefox skipped: ${reason}`]),
    ...(findWebKit() ? [] : [`WebKit skipped: ${reason}`]),
  ];
}
