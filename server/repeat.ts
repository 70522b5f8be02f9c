import { log, reason } from "./log.ts";

/**
 * Does some work whenever so many milliseconds have passed, `now` too, and logs `failure` where it throws. It keeps no
 * process from ending. Returns what ends it.
 */
export function repeat(
  work: () => Promise<void>,
  {
    interval,
    now,
    failure,
  }: { interval: number; now: boolean; failure: string },
): () => void {
  const run = () =>
    work().catch((error: unknown) => log("error", failure, reason(error)));
  const timer = setInterval(run, interval).unref();
  if (now) void run();
  return () => clearInterval(timer);
}
