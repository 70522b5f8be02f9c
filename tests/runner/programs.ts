import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync } from "node:fs";
import { chromium } from "@playwright/test";

// Programs for the tests: where they are, and Debian's packages for those that are missing.

/** The path of a program of this name; undefined if there is none. */
export function onPath(name: string): string | undefined {
  const { stdout } = spawnSync("which", [name], { encoding: "utf8" });
  return stdout?.trim() || undefined;
}

/** Once per process, because it takes seconds. */
let update = "apt-get update -qq;";

/**
 * Installs Debian packages, in apt-get's notation, if root can, and prints that it does. Returns why they are missing
 * afterwards. Never rejects.
 */
export async function installDebian(
  packages: string,
): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get"))
    return `only root can install ${packages}, and only with apt-get`;
  console.log(`No ${packages} here: installing Debian's with apt-get ...`);
  // Without waiting for the disk after each file; after a crash they are installed again.
  const install =
    "apt-get install -y -qq --no-install-recommends -o Dpkg::Options::=--force-unsafe-io";
  for (const command of [
    // Only the network may take long, and only this is cut off: a half-finished installation leaves a mess.
    `timeout 300 sh -ec '${update} ${install} --download-only ${packages}'`,
    `${install} ${packages}`,
  ]) {
    const child = spawn("sh", ["-ec", command], {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
    const [status] = await once(child, "exit");
    if (status !== 0) return `apt-get could not install ${packages}`;
  }
  update = "";
  return undefined;
}

/** Chrome or Chromium: the one in CHROMIUM, an installed one, or Playwright's download. */
function installedChromium(): string | undefined {
  const { CHROMIUM: named } = process.env;
  if (named && !existsSync(named))
    throw new Error(`CHROMIUM is ${named}, which does not exist`);
  const names = ["chromium", "chromium-browser", "google-chrome"];
  return [
    named,
    ...names.map(onPath),
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    chromium.executablePath(),
  ].find((path) => path && existsSync(path));
}

export const hasChromium = () =>
  Boolean(process.env.CHROMIUM ?? installedChromium());

/** Installs one if there is none: Debian's package as root, or Playwright's download. Rejects if it cannot. */
export async function findChromium(): Promise<string> {
  if (!hasChromium() && (await installDebian("chromium")))
    execFileSync("playwright", ["install", "chromium"], { stdio: "inherit" });
  const found = installedChromium();
  if (!found)
    throw new Error(
      "No Chromium could be installed. Install one and name it in CHROMIUM.",
    );
  return found;
}

const headlessShell = "chromium-headless-shell";

export const hasHeadlessShell = () =>
  Boolean(process.env.CHROMIUM ?? onPath(headlessShell));

/**
 * Path of Chromium's headless shell, which draws no window around each page: browser tests take two thirds of the
 * time. Installs Debian's package if it is missing and can be installed. Undefined if there is none.
 */
export async function findHeadlessShell(): Promise<string | undefined> {
  if (!hasHeadlessShell()) await installDebian(headlessShell);
  return onPath(headlessShell);
}

/** Path of an installed Firefox (Debian's, or one on the path). */
export const findFirefox = () => onPath("firefox-esr") ?? onPath("firefox");

/** The programs that control Debian's WebKit, if all are installed: its driver, its small browser, and a display. */
export function findWebKit() {
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

export type WebKit = NonNullable<ReturnType<typeof findWebKit>>;

/** The programs for Orca, if all are installed: a browser, a display, a message bus, and what sends events to it. */
export function findOrca() {
  const reader = onPath("orca");
  const browser = findFirefox();
  const display = onPath("Xvfb");
  const bus = onPath("dbus-daemon");
  const events = "/usr/libexec/at-spi-bus-launcher";
  return reader && browser && display && bus && existsSync(events)
    ? { reader, browser, display, bus, events }
    : undefined;
}

export type ScreenReader = NonNullable<ReturnType<typeof findOrca>>;
