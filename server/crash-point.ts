/** Moments between which a message must survive a crash, in the order in which it passes them. */
export type CrashPoint =
  | "before-transaction"
  | "after-insert"
  | "after-commit"
  | "after-lease"
  | "before-mark";

/** For tests/faults: ends the process here, as a power cut would, where CRASH_AT names this point. Else does nothing. */
export function crashPoint(point: CrashPoint): void {
  if (process.env.CRASH_AT === point) process.kill(process.pid, "SIGKILL");
}
