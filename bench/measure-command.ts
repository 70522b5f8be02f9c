import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, readdirSync } from "node:fs";

/**
 * Runs a command in a folder. Returns its seconds, and the largest sum of memory (RSS, in MB) that it and all its child
 * processes had at one time. Throws if it fails.
 */
export async function measureCommand(
  cwd: string,
  command: string,
  ...args: string[]
): Promise<{ seconds: number; megabytes: number }> {
  const start = performance.now();
  const child = spawn(command, args, {
    cwd,
    stdio: ["ignore", "ignore", "inherit"],
  });
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, memoryOf(child.pid!));
  }, 200);
  const [status] = (await once(child, "exit")) as [number | null];
  clearInterval(watch);
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed`);
  return {
    seconds: (performance.now() - start) / 1000,
    megabytes: most / 1024,
  };
}

/** The memory of a process and all processes below it, in KB. Linux only. */
function memoryOf(root: number): number {
  const parents = new Map<number, number>();
  const sizes = new Map<number, number>();
  for (const name of readdirSync("/proc").filter((one) => /^\d+$/.test(one)))
    try {
      const status = readFileSync(`/proc/${name}/status`, "utf8");
      const value = (key: string) =>
        Number(new RegExp(`^${key}:\\s+(\\d+)`, "m").exec(status)?.[1] ?? 0);
      parents.set(Number(name), value("PPid"));
      sizes.set(Number(name), value("VmRSS"));
    } catch {
      // It has just ended.
    }
  const isBelow = (pid: number | undefined): boolean =>
    pid !== undefined && (pid === root || isBelow(parents.get(pid)));
  return [...sizes]
    .filter(([pid]) => isBelow(pid))
    .reduce((sum, [, size]) => sum + size, 0);
}
