import { log, reason } from "./log.ts";

/**
 * Runs `work` now and every `interval` milliseconds. If it throws, logs `failure`. The timer does not keep the process
 * alive. Returns a function that stops it.
 */
export function repeat(
  work: () => Promise<void>,
  { interval, failure }: { interval: number; failure: string },
): () => void {
  const run = () =>
    work().catch((error: unknown) => log("error", failure, reason(error)));
  const timer = setInterval(run, interval).unref();
  void run();
  return () => clearInterval(timer);
}
