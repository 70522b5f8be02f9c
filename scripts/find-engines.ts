import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";

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
  const reason = missing.length > 0 ? install(missing) : "";
  return [
    ...(findFirefox() ? [] : [`Firefox skipped: ${reason}`]),
    ...(findWebKit() ? [] : [`WebKit skipped: ${reason}`]),
  ];
}

/** Why what was asked for is not there afterwards, should it not be. */
function install(packages: readonly string[]): string {
  const names = packages.join(" ");
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get"))
    return `${names} not installed, and only root can install it with apt-get`;
  console.log(`No ${names} here: installing Debian's with apt-get ...`);
  const command = "apt-get install -y -qq --no-install-recommends";
  try {
    for (const step of [
      // Only the network may take long, and only this is cut off: an installation that ends half way leaves a mess.
      `timeout 120 sh -ec 'apt-get update -qq; ${command} --download-only ${names}'`,
      `${command} ${names}`,
    ])
      execFileSync("sh", ["-ec", step], {
        stdio: ["ignore", "ignore", "inherit"],
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      });
  } catch {
    // The line below says it.
  }
  return `apt-get could not install ${names}`;
}

function onPath(name: string): string | undefined {
  const { stdout } = spawnSync("which", [name], { encoding: "utf8" });
  return stdout?.trim() || undefined;
}
