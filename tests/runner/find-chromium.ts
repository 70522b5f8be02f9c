import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { installDebian } from "./install-debian.ts";
import { onPath } from "./on-path.ts";

const names = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];
const macApplication =
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/**
 * Path of a Chrome or Chromium for the browser tests: the one in CHROMIUM, otherwise an installed one, otherwise one
 * that this installs (Debian's package as root, or Playwright's download). Prints what it does. Rejects if there is
 * none.
 */
export async function findChromium(): Promise<string> {
  const named = process.env.CHROMIUM;
  if (named) {
    if (!existsSync(named))
      throw new Error(`CHROMIUM is ${named}, which does not exist`);
    return named;
  }
  return installed() ?? (await install());
}

export function hasChromium(): boolean {
  return Boolean(process.env.CHROMIUM ?? installed());
}

export function hasHeadlessShell(): boolean {
  return Boolean(process.env.CHROMIUM ?? onPath(headlessShell));
}

function installed(): string | undefined {
  return [...names.map(onPath), macApplication, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
}

/**
 * Path of Chromium's headless shell, which draws no window around each page: browser tests take two thirds of the
 * time. Installs Debian's package if it is missing and can be installed. Undefined if there is none.
 */
export async function findHeadlessShell(): Promise<string | undefined> {
  const found = onPath(headlessShell);
  if (found || process.env.CHROMIUM) return found;
  await installDebian(headlessShell);
  return onPath(headlessShell);
}

const headlessShell = "chromium-headless-shell";

async function install(): Promise<string> {
  const missing = await installDebian("chromium");
  if (missing) {
    console.log(`Downloading Playwright's Chromium: ${missing} ...`);
    execFileSync("playwright", ["install", "chromium"], { stdio: "inherit" });
  }
  const found = installed();
  if (!found)
    throw new Error(
      "No Chromium could be installed. Install one and name it in CHROMIUM.",
    );
  return found;
}
