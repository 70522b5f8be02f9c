import { log, reason } from "./log.ts";

/**
 * Runs `work` every `interval` milliseconds, and once right away if `now` is set. If it throws, logs `failure`. The
 * timer does not keep the process alive. Returns a function that stops it.
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
