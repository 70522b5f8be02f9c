import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { beat } from "./heartbeat.ts";
import type { Report } from "./health.ts";

const none = { waiting: 0, dead: 0, oldestWaitingSeconds: null };
const queues = { outbox: none, webhooks: none };
const status = { leads: 0, suspects: 0, ...queues, lastBackupSeconds: null };
const well: Report = {
  ready: true,
  problems: [],
  store: "sqlite",
  status,
  diskFreeMb: 1000,
  purgeRefusal: null,
  logLinesDropped: 0,
};

/** How often the monitor is called after this report. */
async function beatsAfter(report: Report, answers = 200) {
  let beats = 0;
  const monitor = createServer((_, response) => {
    beats++;
    response.writeHead(answers).end();
  }).listen(0, "localhost");
  onTestFinished(() => void monitor.close());
  await once(monitor, "listening");
  const { port } = monitor.address() as AddressInfo;
  await beat(`http://localhost:${port}/`, { report: async () => report });
  return beats;
}

const waitsFor = (oldestWaitingSeconds: number) => ({
  status: { ...status, outbox: { ...none, oldestWaitingSeconds } },
});
const dead = { ...none, dead: 1 };
const backedUp = (lastBackupSeconds: number) => ({
  status: { ...status, lastBackupSeconds },
});

test.each<[beats: number, string, Partial<Report>]>([
  [1, "all is well", {}],
  [1, "a lead has waited 50 minutes for its mail", waitsFor(3000)],
  [0, "a lead has waited over an hour for it", waitsFor(3700)],
  [1, "the last night had its backup", backedUp(90_000)],
  [0, "two nights passed without a backup", backedUp(180_000)],
  [0, "no lead can be stored", { ready: false, problems: ["store"] }],
  [0, "a mail was given up", { status: { ...status, outbox: dead } }],
  [0, "a webhook was given up", { status: { ...status, webhooks: dead } }],
])("calls the monitor %i times if %s", async (beats, _, change) => {
  expect(await beatsAfter({ ...well, ...change })).toBe(beats);
});

test("a monitor that refuses it is an error", async () => {
  await expect(beatsAfter(well, 500)).rejects.toThrow("refused");
});
