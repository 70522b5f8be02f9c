import { spawnSync } from "node:child_process";

/** The path of a program of this name; undefined if there is none. */
export function onPath(name: string): string | undefined {
  const { stdout } = spawnSync("which", [name], { encoding: "utf8" });
  return stdout?.trim() || undefined;
}
