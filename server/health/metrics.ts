import { createHash, timingSafeEqual } from "node:crypto";
import type { Server } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { Hono } from "hono";
import type { Health } from "./health.ts";
import type { Unsent } from "./store-status.ts";

/** Answers of this process, by the first digit of their status. */
export type AnswerCounts = { seconds: number; byClass: Record<string, number> };

export const noAnswers = (): AnswerCounts => ({ seconds: 0, byClass: {} });

/** Counts all answers of a server. */
export function countAnswers(server: Server, counts: AnswerCounts): void {
  server.prependListener("request", (_, response) => {
    const begin = performance.now();
    response.once("close", () => {
      const status = `${Math.trunc(response.statusCode / 100)}xx`;
      counts.byClass[status] = (counts.byClass[status] ?? 0) + 1;
      counts.seconds += (performance.now() - begin) / 1000;
    });
  });
}

const eventLoop = monitorEventLoopDelay();
eventLoop.enable();

/** GET /metrics in Prometheus' text format, for `Authorization: Bearer <token>`. */
export function metricsRoute(
  token: string,
  health: Pick<Health, "report">,
  answers: AnswerCounts,
) {
  const routes = new Hono();
  routes.get("/metrics", async (context) => {
    context.header("Cache-Control", "no-store");
    const given = context.req.header("Authorization") ?? "";
    if (!timingSafeEqual(hash(given), hash(`Bearer ${token}`)))
      return context.body(null, 401, { "WWW-Authenticate": "Bearer" });
    return context.text(await metrics(health, answers), 200, {
      "Content-Type": "text/plain; version=0.0.4",
    });
  });
  return routes;
}

const hash = (text: string) => createHash("sha256").update(text).digest();

async function metrics(health: Pick<Health, "report">, answers: AnswerCounts) {
  const { ready, status, mailProblem, logLinesDropped } = await health.report();
  const { byClass, seconds } = answers;
  const statuses = Object.entries(byClass).toSorted();
  return [
    ...gauge("ready", Number(ready)),
    ...gauge("mail_server_usable", Number(mailProblem === null)),
    ...gauge("leads", status?.leads),
    ...gauge("suspect_leads", status?.suspects),
    ...unsent("mails", status?.outbox),
    ...unsent("webhooks", status?.webhooks),
    ...gauge("last_backup_age_seconds", status?.lastBackupSeconds),
    ...gauge("event_loop_p99_seconds", eventLoop.percentile(99) / 1e9),
    ...gauge("memory_bytes", process.memoryUsage.rss()),
    ...counter("log_lines_dropped_total", [["", logLinesDropped]]),
    ...counter(
      "answers_total",
      statuses.map(([one, count]) => [`{status="${one}"}`, count]),
    ),
    ...counter("answer_seconds_total", [["", seconds]]),
    "",
  ].join("\n");
}

const unsent = (what: string, of: Unsent | undefined) => [
  ...gauge(`${what}_waiting`, of?.waiting),
  ...gauge(`${what}_given_up`, of?.dead),
  ...gauge(`${what}_oldest_seconds`, of && (of.oldestWaitingSeconds ?? 0)),
];

/** Nothing if the store did not say. */
const gauge = (name: string, value: number | null | undefined) =>
  typeof value === "number"
    ? [`# TYPE site_${name} gauge`, `site_${name} ${value}`]
    : [];

const counter = (
  name: string,
  values: readonly (readonly [string, number])[],
) => [
  `# TYPE site_${name} counter`,
  ...values.map(([labels, value]) => `site_${name}${labels} ${value}`),
];
