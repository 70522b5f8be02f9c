import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { whyLater } from "./mode.ts";

/**
 * Abilities of the machine that a fault needs, found by trying them. A test without its ability is skipped and says
 * why.
 */
export const canTrace = works("strace", ["-f", "-o", "/dev/null", "true"]);
/** Attaching to a running process; Yama may allow this only to root. */
export const canAttach = canTrace && (process.getuid?.() === 0 || !yama());
export const canMount = works("unshare", [
  "-rm",
  "sh",
  "-c",
  `mount -t tmpfs -o size=1m tmpfs ${tmpdir()}`,
]);

/**
 * For the name of a test that needs this program and runs only in npm run test:all: why it is skipped; empty if it is
 * not. `version`: the argument that prints the program's version.
 */
export const whyWithout = (program: string, version: string): string =>
  whyLater || (works(program, [version]) ? "" : ` (skipped: no ${program})`);

function works(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: "ignore" }).status === 0;
}

function yama(): boolean {
  const file = "/proc/sys/kernel/yama/ptrace_scope";
  return existsSync(file) && readFileSync(file, "utf8").trim() !== "0";
}
