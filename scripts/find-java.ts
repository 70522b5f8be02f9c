import { spawnSync } from "node:child_process";
import { installDebian } from "./install-debian.ts";

/** Whether a Java is there, for the Nu HTML checker. */
export function hasJava(): boolean {
  return spawnSync("java", ["-version"]).status === 0;
}

/**
 * Installs a Java where that can be; the Nu HTML checker is skipped where there is none. Says what it does, and never
 * throws.
 */
export function installJava(): void {
  if (hasJava()) return;
  const missing = installDebian("default-jre-headless");
  if (missing) console.log(`The Nu HTML checker is skipped: ${missing}.`);
}
