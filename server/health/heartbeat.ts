import { repeat } from "#server/repeat.ts";
import type { Health } from "./health.ts";

/** In milliseconds. */
const minute = 60_000;
const patience = 10_000;

/**
 * Calls an address now and every minute while leads can be stored and mailed: a service that misses the call alerts
 * the owner, even if this machine is gone. Returns a function that stops it.
 */
export function sendHeartbeats(
  url: string,
  health: Pick<Health, "report">,
): () => void {
  return repeat(() => beat(url, health), {
    interval: minute,
    now: true,
    failure: "heartbeat not sent",
  });
}

/** Throws if the address does not accept it. */
export async function beat(url: string, health: Pick<Health, "report">) {
  const { ready, mailProblem } = await health.report();
  if (!ready || mailProblem) return;
  const answer = await fetch(url, { signal: AbortSignal.timeout(patience) });
  await answer.body?.cancel();
  if (!answer.ok)
    throw Object.assign(new Error("refused"), { code: answer.status });
}
