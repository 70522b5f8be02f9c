import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { beat } from "./heartbeat.ts";
import { countAnswers, metricsRoute, noAnswers } from "./metrics.ts";
import type { Report } from "./health.ts";

const unsent = { waiting: 2, dead: 0, oldestWaitingSeconds: 90 };
const report: Report = {
  ready: true,
  problems: [],
  store: "sqlite",
  status: {
    leads: 3,
    suspects: 1,
    outbox: unsent,
    webhooks: unsent,
    lastBackupSeconds: null,
  },
  purgeRefusal: null,
  mailProblem: null,
  logLinesDropped: 0,
};

/** A server on a free port that answers with this status, and how often it was called. */
async function answering(status: number) {
  const counts = noAnswers();
  const server = createServer((_, response) => {
    response.writeHead(status).end();
  });
  countAnswers(server, counts);
  server.listen(0, "localhost");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, counts };
}

test("metrics have the numbers of leads, mails and answers, for the token only", async () => {
  const { url, counts } = await answering(404);
  await (await fetch(url)).text();
  await vi.waitUntil(() => counts.byClass["4xx"]);
  const health = { report: async () => report };
  const routes = metricsRoute("the token of metrics", health, counts);
  for (const token of ["", "another token of ten"])
    expect(
      await routes.request("/metrics", {
        headers: { Authorization: `Bearer ${token}` },
      }),
    ).toMatchObject({ status: 401 });
  const answer = await routes.request("/metrics", {
    headers: { Authorization: "Bearer the token of metrics" },
  });
  const lines = (await answer.text()).split("\n");
  expect(lines).toEqual(
    expect.arrayContaining([
      "site_ready 1",
      "site_leads 3",
      "site_mails_waiting 2",
      "site_mails_oldest_seconds 90",
      'site_answers_total{status="4xx"} 1',
    ]),
  );
  // There was none.
  expect(lines.join()).not.toContain("backup");
});

test("a heartbeat is sent only while leads can be stored and mailed", async () => {
  const { url, counts } = await answering(200);
  const calls = () => counts.byClass["2xx"] ?? 0;
  await beat(url, { report: async () => ({ ...report, ready: false }) });
  await beat(url, { report: async () => ({ ...report, mailProblem: "550" }) });
  expect(calls()).toBe(0);
  await beat(url, { report: async () => report });
  await vi.waitUntil(() => calls() === 1);
  const refusing = await answering(500);
  await expect(
    beat(refusing.url, { report: async () => report }),
  ).rejects.toThrow("refused");
});
