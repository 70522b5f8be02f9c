import { spawnSync } from "node:child_process";
import { installDebian } from "./install-debian.ts";

/**
 * Installs strace where that can be, for the faults that look into system calls; they are skipped where there is none.
 * Says what it does, and never throws.
 */
export function installStrace(): void {
  if (spawnSync("strace", ["--version"]).status === 0) return;
  const missing = installDebian("strace");
  if (missing)
    console.log(`The faults that need strace are skipped: ${missing}.`);
}
