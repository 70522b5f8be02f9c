import { beforeEach, expect, onTestFinished, test } from "vitest";
import {
  sinkSecret,
  startWebhookSink,
  type WebhookSink,
} from "../../../tests/faults/webhook-sink.ts";
import {
  attachmentOf,
  messageContent,
  requestContent,
} from "#server/leads/lead-content.fixture.ts";
import { purge } from "#server/removal/purge.ts";
import { saveLead } from "#server/leads/save-lead.ts";
import { usualMailing } from "#server/outbox/lead-mailing.ts";
import { OutboxWorker } from "#server/outbox/outbox-worker.ts";
import { describeStores, emptyStore } from "#server/store/stores.fixture.ts";
import type { Store } from "#server/store/store.ts";
import { replay } from "./replay.ts";
import { webhookTransport } from "./webhook-transport.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const secrets = [Buffer.from(sinkSecret.slice(6), "base64")];
const webhook = { mapping: undefined };
const mailing = { ...usualMailing, webhook };

describeStores((newPlace) => {
  let store: Store;
  let db: Store["db"];
  let sink: WebhookSink;
  let clock: number;
  const now = () => new Date(clock);

  beforeEach(async () => {
    store = await emptyStore(newPlace);
    ({ db } = store);
    sink = await startWebhookSink();
    onTestFinished(() => sink[Symbol.asyncDispose]());
    clock = Date.parse("2026-11-20T12:00:00Z");
  });

  async function drain() {
    sink.ahead = clock - Date.now();
    const transport = webhookTransport({ url: sink.url, secrets }, now);
    const random = () => 0.999999;
    const options = { db, transport, channel: "webhook", now, random } as const;
    await new OutboxWorker(options).drain();
  }
  const lead = (message = "Hello", circumstances = {}) => {
    const beside = { mailing, ...circumstances };
    return saveLead(db, messageContent({ message }), undefined, now(), beside);
  };
  const rows = () => {
    const all = db.selectFrom("outbox").where("channel", "=", "webhook");
    return all.selectAll().orderBy("created_at").execute();
  };
  const problems = () => sink.tries.flatMap(({ problem }) => problem ?? []);

  test("a lead is sent as one signed event with every field of its form", async () => {
    const source = JSON.stringify({ page: "/about" });
    // Without characters that nobody sees (words/printable.test.ts).
    const first = await lead("He\u200bllo", { source });
    clock += minute;
    const content = requestContent({}, attachmentOf());
    await saveLead(db, content, undefined, now(), { mailing });
    await drain();
    expect(problems()).toEqual([]);
    const [message, request] = (await rows()).map(({ id }) => {
      const [body, ...more] = sink.accepted.get(id) ?? [];
      expect(more).toEqual([]);
      return JSON.parse(body ?? "{}");
    });
    expect(message).toEqual({
      type: "lead.created",
      timestamp: first.received_at,
      data: {
        reference: first.reference,
        kind: "contact",
        received_at: first.received_at,
        name: "Ana",
        email: "ana@example.com",
        phone: "",
        fields: { audience: "customer", message: "Hello" },
        follows: null,
        file: null,
        files: [],
        suspect: null,
        source: expect.objectContaining({ page: "/about", utm_source: null }),
      },
    });
    expect(request.data).toMatchObject({
      fields: { holder: "City of Houston" },
      file: { name: "page.pdf", type: "application/pdf", size: 13 },
    });
    const types = sink.tries.map(({ headers }) => headers["content-type"]);
    expect(types).toEqual(["application/json", "application/json"]);
  });

  test("the lead and its webhook are stored together or not at all", async () => {
    const broken = { fields: null, fixed: {} } as never;
    const failing = { ...mailing, webhook: { mapping: broken } };
    await expect(lead("Hello", { mailing: failing })).rejects.toThrow();
    const leads = await db.selectFrom("leads").selectAll().execute();
    expect([leads, await rows()]).toEqual([[], []]);
  });

  test("nothing is sent for a lead that looks like spam, nor without a webhook", async () => {
    await lead("Spam", { suspect: "honeypot, speed" });
    await lead("Hello", { mailing: usualMailing });
    expect(await rows()).toEqual([]);
  });

  test("a busy receiver is left alone for as long as it asks, up to an hour", async () => {
    await lead();
    for (const [wait, delay] of [
      ["600", 10 * minute],
      ["86400", hour],
    ] as const) {
      sink.answer = () => ({ status: 429, headers: { "Retry-After": wait } });
      await drain();
      const next_attempt_at = new Date(clock + delay).toISOString();
      expect(await rows()).toMatchObject([{ next_attempt_at }]);
      clock += delay;
    }
  });

  test("a webhook is tried for seven days under one id, then kept, and replayed by hand", async () => {
    const saved = await lead();
    const born = clock;
    sink.answer = () => ({ status: 503 });
    for (;;) {
      const [row] = await rows();
      if (row?.status !== "waiting") break;
      clock = Math.max(clock, Date.parse(row.next_attempt_at));
      await drain();
    }
    expect((clock - born) / day).toBeGreaterThanOrEqual(7);
    expect((clock - born) / day).toBeLessThan(7.1);
    const dead = { status: "dead", last_problem: "503" };
    expect(await rows()).toMatchObject([dead]);

    sink.answer = () => ({ status: 200 });
    // The mapping has changed, and what was sent stays.
    const other = { mapping: { fields: { "data.name": "who" }, fixed: {} } };
    expect(await replay(db, saved, other, now())).toBe("again");
    expect(await replay(db, saved, other, now())).toBe("waits");
    await drain();
    expect(problems()).toEqual([]);
    const [row] = await rows();
    expect(row).toMatchObject({ status: "sent" });
    const sent = new Set(sink.tries.map(({ id, body }) => `${id} ${body}`));
    expect([...sent]).toEqual([`${row?.id} ${row?.body}`]);
  });

  test.each([
    ["from before there was a webhook", { mailing: usualMailing }, null],
    ["that looks like spam", { suspect: "speed" }, ["speed"]],
  ])("a replay sends a lead %s", async (_, circumstances, suspect) => {
    const first = await lead();
    const saved = await lead("Hello", circumstances);
    await drain();
    expect(sink.accepted.size).toBe(1);
    expect(await replay(db, saved, webhook, now())).toBe("new");
    await drain();
    const { reference } = saved;
    expect(JSON.parse(sink.tries[1]?.body ?? "{}").data).toMatchObject({
      reference,
      follows: first.reference,
      suspect,
    });
  });

  test("a webhook that nobody takes keeps no lead beyond its time", async () => {
    const { id } = await lead();
    const leadMails = db.updateTable("outbox").where("channel", "=", "mail");
    await leadMails.set({ status: "sent" }).execute();
    clock += 10 * 366 * day;
    expect((await purge(store, now())).leads).toEqual([id]);
    expect(await rows()).toEqual([]);
  });
});
