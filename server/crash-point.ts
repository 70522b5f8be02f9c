/** Moments between which a message must survive a crash, in order. */
export type CrashPoint =
  | "before-transaction"
  | "after-insert"
  | "after-commit"
  | "after-lease"
  | "before-mark";

/**
 * For tests/faults: if CRASH_AT names this point, ends the process here, as a power cut would. Otherwise does
 * nothing.
 */
export function crashPoint(point: CrashPoint): void {
  if (process.env.CRASH_AT === point) process.kill(process.pid, "SIGKILL");
}
