import { log } from "#server/log.ts";
import { repeat } from "#server/repeat.ts";
import type { Health, Report } from "./health.ts";

/** In milliseconds. */
const minute = 60_000;
const patience = 10_000;

/** In seconds: how long a lead may wait for its mail or webhook, and how old the last backup may be: two nights. */
const longestWait = 3600;
const oldestBackup = 49 * 3600;

/**
 * Calls an address now and every minute while all is well: a service that misses the call alerts the owner, even if
 * this machine is gone. Returns a function that stops it.
 */
export function sendHeartbeats(
  url: string,
  health: Pick<Health, "report">,
): () => void {
  return repeat(() => beat(url, health), {
    interval: minute,
    failure: "heartbeat not sent",
  });
}

/** Throws if the address does not accept it. */
export async function beat(url: string, health: Pick<Health, "report">) {
  const problems = problemsOf(await health.report());
  if (problems.length > 0) {
    log("error", "heartbeat withheld", { problems });
    return;
  }
  const answer = await fetch(url, { signal: AbortSignal.timeout(patience) });
  await answer.body?.cancel();
  if (!answer.ok)
    throw Object.assign(new Error("refused"), { code: answer.status });
}

function problemsOf({ problems, status }: Report): string[] {
  const unsent = status ? [status.outbox, status.webhooks] : [];
  const waits = unsent.some(
    ({ dead, oldestWaitingSeconds }) =>
      dead > 0 || (oldestWaitingSeconds ?? 0) > longestWait,
  );
  return [
    ...problems,
    ...(waits ? ["leads not delivered"] : []),
    ...((status?.lastBackupSeconds ?? 0) > oldestBackup ? ["no backup"] : []),
  ];
}
