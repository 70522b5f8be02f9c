import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/**
 * Installs strace from Debian where root can, for the faults that look into system calls; they are skipped where there
 * is none. Says what it does, and never throws.
 */
export function installStrace(): void {
  if (spawnSync("strace", ["--version"]).status === 0) return;
  const skips = "the faults that need it are skipped";
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) {
    console.log(`No strace here: ${skips}. Install it to run them.`);
    return;
  }
  console.log("No strace here: installing Debian's with apt-get ...");
  try {
    for (const command of ["update -qq", "install -y -qq strace"])
      execFileSync("apt-get", command.split(" "), {
        stdio: ["ignore", "ignore", "inherit"],
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
        timeout: 60_000,
      });
  } catch {
    console.log(`strace could not be installed: ${skips}.`);
  }
}
