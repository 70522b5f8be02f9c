import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { beat } from "./heartbeat.ts";
import type { Report } from "./health.ts";

const none = { waiting: 0, dead: 0, oldestWaitingSeconds: null };
const status = {
  leads: 0,
  suspects: 0,
  outbox: none,
  webhooks: none,
  lastBackupSeconds: null,
};
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

test("beats while leads are stored and delivered, and backups are young", async () => {
  expect(await beatsAfter(well)).toBe(1);
  const waiting = { waiting: 1, dead: 0, oldestWaitingSeconds: 3000 };
  expect(
    await beatsAfter({
      ...well,
      status: { ...status, outbox: waiting, lastBackupSeconds: 90_000 },
    }),
  ).toBe(1);
});

test.each<[string, Partial<Report>]>([
  ["the store takes no leads", { ready: false, problems: ["store"] }],
  [
    "a lead has waited for its mail for over an hour",
    {
      status: {
        ...status,
        outbox: { waiting: 1, dead: 0, oldestWaitingSeconds: 3700 },
      },
    },
  ],
  [
    "a mail was given up",
    { status: { ...status, outbox: { ...none, dead: 1 } } },
  ],
  [
    "a webhook was given up",
    { status: { ...status, webhooks: { ...none, dead: 1 } } },
  ],
  [
    "two nights passed without a backup",
    { status: { ...status, lastBackupSeconds: 180_000 } },
  ],
])("does not beat if %s", async (_, change) => {
  expect(await beatsAfter({ ...well, ...change })).toBe(0);
});

test("a monitor that refuses it is an error", async () => {
  await expect(beatsAfter(well, 500)).rejects.toThrow("refused");
});
