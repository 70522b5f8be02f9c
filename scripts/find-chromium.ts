import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

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
 * Path of a Chrome or Chromium for the browser tests: the one CHROMIUM names, else one that is installed, else
 * one that this installs (Debian's package as root, else Playwright's download). Says what it does. Throws when
 * there is none to be had.
 */
export function findChromium(): string {
  const named = process.env.CHROMIUM;
  if (named) {
    if (!existsSync(named))
      throw new Error(`CHROMIUM names ${named}, which is not there`);
    return named;
  }
  return installed() ?? install();
}

function installed(): string | undefined {
  const onPath = names.map((name) =>
    spawnSync("which", [name], { encoding: "utf8" }).stdout?.trim(),
  );
  return [...onPath, macApplication, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
}

function install(): string {
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("No Chromium here: installing Debian's with apt-get ...");
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    for (const args of [
      ["update", "-qq"],
      ["install", "-y", "-qq", "chromium"],
    ])
      execFileSync("apt-get", args, {
        stdio: ["ignore", "ignore", "inherit"],
        env,
      });
  } else {
    console.log("No Chromium here: downloading Playwright's ...");
    execFileSync("playwright", ["install", "chromium"], { stdio: "inherit" });
  }
  const found = installed();
  if (!found)
    throw new Error(
      "No Chromium could be installed. Install one and name it in CHROMIUM.",
    );
  return found;
}
