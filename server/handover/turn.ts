import cluster from "node:cluster";
import { once } from "node:events";
import type { Report } from "#server/health/health.ts";

/** What a server tells its primary (server/primary.ts) before it listens. */
export type Ready = Pick<Report, "ready" | "problems" | "reason">;

/** What a primary tells its servers. */
export type Told =
  /** Begin to accept connections. */
  | "listen"
  /** Another server has taken over: answer everyone who is still connected, then end. */
  | "retire"
  /** End soon. */
  | "stop";

/** Under a primary, reports whether leads could be stored and waits until the server may listen. Alone: at once. */
export async function awaitTurn(report: () => Promise<Ready>): Promise<void> {
  if (!cluster.isWorker) return;
  const { ready, problems, reason } = await report();
  process.send?.({ ready, problems, reason } satisfies Ready);
  for (;;) {
    const [told] = (await once(process, "message")) as [Told];
    if (told === "listen") return;
    if (told === "stop") process.exit(0);
  }
}
