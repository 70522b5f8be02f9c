import { existsSync, globSync } from "node:fs";
import { onPath } from "./on-path.ts";

/** Programs that control Debian's WebKit: its driver, its small browser, and a display to draw on. */
export type WebKit = { driver: string; browser: string; display: string };

/** Orca, and what it needs to read a browser: a display, a message bus, and what sends events to the bus. */
export type ScreenReader = {
  reader: string;
  browser: string;
  display: string;
  bus: string;
  events: string;
};

/** Path of an installed Firefox (Debian's, or one on the path). */
export function findFirefox(): string | undefined {
  return onPath("firefox-esr") ?? onPath("firefox");
}

/** The programs for WebKitGTK, if all of them are installed. */
export function findWebKit(): WebKit | undefined {
  const driver = onPath("WebKitWebDriver");
  const display = onPath("Xvfb");
  // Debian keeps the browser out of the path, in a folder per architecture and version.
  const browser = globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser")
    .toSorted()
    .at(-1);
  return driver && display && browser
    ? { driver, display, browser }
    : undefined;
}

/** The programs for Orca, if all of them are installed. */
export function findOrca(): ScreenReader | undefined {
  const reader = onPath("orca");
  const browser = findFirefox();
  const display = onPath("Xvfb");
  const bus = onPath("dbus-daemon");
  const events = "/usr/libexec/at-spi-bus-launcher";
  return reader && browser && display && bus && existsSync(events)
    ? { reader, browser, display, bus, events }
    : undefined;
}
