import cluster from "node:cluster";
import { once } from "node:events";
import type { Report } from "#server/health/health.ts";

/** What a server tells its primary (server/primary.ts) before it listens. */
export type Ready = Pick<Report, "ready" | "problems" | "reason">;

/** What a primary tells its servers. */
export type Told =
  /** Begin to accept connections, on the port that comes with it. */
  | "listen"
  /** Another server has taken over: answer everyone who is still connected, then end. */
  | "retire"
  /** End soon. */
  | "stop";

/**
 * Under a primary, reports whether leads could be stored, waits until the server may listen, and returns the port that
 * the primary holds. Alone: undefined, at once.
 */
export async function awaitTurn(
  report: () => Promise<Ready>,
): Promise<object | undefined> {
  if (!cluster.isWorker) return undefined;
  const { ready, problems, reason } = await report();
  process.send?.({ ready, problems, reason } satisfies Ready);
  for (;;) {
    const [told, port] = (await once(process, "message")) as [Told, object?];
    if (told === "listen") return port;
    if (told === "stop") process.exit(0);
  }
}

/** Tells the primary that the server accepts connections. */
export const reportListening = () => void process.send?.("listening");
