import { spawnSync } from "node:child_process";

/** Where the path has a program of this name; undefined where it has none. */
export function onPath(name: string): string | undefined {
  const { stdout } = spawnSync("which", [name], { encoding: "utf8" });
  return stdout?.trim() || undefined;
}
