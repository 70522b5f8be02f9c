import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";

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
