import { spawnSync } from "node:child_process";

/** Whether there is a Java for the Nu HTML checker. */
export function hasJava(): boolean {
  return spawnSync("java", ["-version"]).status === 0;
}
