import { spawnSync } from "node:child_process";

/** Whether a Java is there, for the Nu HTML checker. */
export function hasJava(): boolean {
  return spawnSync("java", ["-version"]).status === 0;
}
