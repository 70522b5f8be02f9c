import { once } from "node:events";
import { beforeEach, expect, test } from "vitest";
import { lead as words } from "#content/mail/lead.ts";
import {
  attachmentOf,
  messageContent,
  requestContent,
} from "#server/leads/lead-content.fixture.ts";
import { saveLead } from "#server/leads/save-lead.ts";
import { describeStores, emptyStore } from "#server/store/stores.fixture.ts";
import type { OutboxTable } from "#server/store/schema.ts";
import type { Store } from "#server/store/store.ts";
import { usualMailing } from "./lead-mailing.ts";
import { enqueue, lease } from "./outbox.ts";
import { OutboxWorker } from "./outbox-worker.ts";
import type { MailToSend } from "./mail/smtp.ts";
import { withFiles } from "./mail/with-files.ts";
import { connections, SendError, type Transport } from "./transport.ts";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Every lead has one mail. */
const mailing = { ...usualMailing, receipts: false };

const defer = () => {
  throw new SendError("451", "deferred");
};

/** A mail server controlled by the test. */
class FakeServer implements Transport<MailToSend> {
  readonly sent: MailToSend[] = [];
  tries = 0;
  checks = 0;
  inFlight = 0;
  mostInFlight = 0;
  /** Throws if the mail is not accepted. */
  answer: (mail: MailToSend, signal: AbortSignal) => void | Promise<void> =
    () => {};
  isUp = true;

  async send(mail: MailToSend, signal: AbortSignal) {
    this.tries++;
    this.mostInFlight = Math.max(this.mostInFlight, ++this.inFlight);
    try {
      this.#expectUp();
      await this.answer(mail, signal);
      this.sent.push(mail);
    } finally {
      this.inFlight--;
    }
  }

  async verify() {
    this.checks++;
    this.#expectUp();
  }

  #expectUp() {
    if (!this.isUp) throw new SendError("ECONNREFUSED", "unreachable");
  }

  close() {}
}

describeStores((newPlace) => {
  let db: Store["db"];
  let server: FakeServer;
  let clock: number;
  let random: number;
  const now = () => new Date(clock);

  beforeEach(async () => {
    ({ db } = await emptyStore(newPlace));
    server = new FakeServer();
    clock = Date.parse("2026-11-20T12:00:00Z");
    random = 0.5;
  });

  const newWorker = (attachMost = 0) => {
    const transport = withFiles(server, db, attachMost);
    return new OutboxWorker({ db, transport, now, random: () => random });
  };

  async function lead(name = "Ana") {
    clock++;
    await saveLead(db, messageContent({ name }), undefined, now(), { mailing });
  }
  /** The mail of a lead with a file. */
  async function leadWithFile() {
    const request = requestContent({}, attachmentOf());
    await saveLead(db, request, undefined, now(), { mailing });
  }
  const enqueueAll = (kinds: OutboxTable["kind"][]) =>
    db.transaction().execute(async (transaction) => {
      for (const kind of kinds)
        await enqueue(transaction, { kind, subject: "x", body: "" }, now());
    });
  const mails = () =>
    db.selectFrom("outbox").selectAll().orderBy("created_at").execute();
  const names = () => server.sent.map(({ subject }) => subject.slice(-2));
  /** The server answers to no mail, or to none that matches, until its promise is resolved. */
  function hold(matches = (_mail: MailToSend) => true) {
    const held = Promise.withResolvers<void>();
    server.answer = (mail) => (matches(mail) ? held.promise : undefined);
    return held;
  }
  const numbered = (count: number) =>
    Array.from({ length: count }, (_, number) => String(number + 10));

  test("mails are sent once, the oldest first, over at most four connections", async () => {
    for (const name of numbered(20)) await lead(name);
    const begun: string[] = [];
    const { resolve } = hold(({ subject }) => !!begun.push(subject.slice(-2)));
    const drained = newWorker().drain();
    await expect.poll(() => begun.length).toBe(4);
    expect(begun.toSorted()).toEqual(numbered(4));
    resolve();
    await drained;
    expect(server.mostInFlight).toBe(4);
    expect(names().toSorted()).toEqual(numbered(20));
    const sent = { status: "sent", attempts: 1, locked_by: null };
    for (const mail of await mails()) expect(mail).toMatchObject(sent);
  });

  test("a mail that is refused because of its file goes without it, and says how to get it; after an outage it has it", async () => {
    const worker = newWorker(1000);
    await leadWithFile();
    server.answer = ({ files }) => {
      if (files) throw new SendError("552", "refused");
    };
    await worker.drain();
    expect(server.sent).toHaveLength(1);
    expect(server.sent[0]?.body).toContain(words.withoutFile);
    expect(await mails()).toMatchObject([{ status: "sent" }]);

    await leadWithFile();
    server.isUp = false;
    server.answer = () => {};
    await worker.drain();
    server.isUp = true;
    clock += hour;
    await worker.drain();
    expect(server.sent[1]?.files).toHaveLength(1);

    await leadWithFile();
    await newWorker(attachmentOf().size - 1).drain();
    expect(server.sent[2]?.files).toBeUndefined();
  });

  test("workers that share a store send each mail once", async () => {
    for (const name of numbered(20)) await lead(name);
    server.answer = () => new Promise(setImmediate);
    await Promise.all([newWorker().drain(), newWorker().drain()]);
    expect(names().toSorted()).toEqual(numbered(20));
  });

  test("when a dead worker's lease ends, another worker takes its mail", async () => {
    await lead();
    await lease(db, "dead", now());
    clock += 4 * minute;
    await newWorker().drain();
    expect(server.sent).toEqual([]);
    clock += 2 * minute;
    await newWorker().drain();
    expect(server.sent).toHaveLength(1);
  });

  test("a deferred mail is tried after 2 s, then after 30 s doubled up to an hour, and is dead after 72 hours", async () => {
    await lead();
    const born = clock;
    random = 0.999999;
    server.answer = defer;
    const delays: number[] = [];
    for (;;) {
      await newWorker().drain();
      const [mail] = await mails();
      expect(mail?.attempts).toBe(server.tries);
      if (mail?.status !== "waiting") break;
      const next = Date.parse(mail.next_attempt_at);
      delays.push(Math.round((next - clock) / second));
      clock = next - 1;
      await newWorker().drain();
      expect(server.tries).toBe(delays.length);
      clock = next;
    }
    expect(delays.slice(0, 10)).toEqual([
      2, 30, 60, 120, 240, 480, 960, 1920, 3600, 3600,
    ]);
    expect((clock - born) / hour).toBeGreaterThanOrEqual(72);
    expect((clock - born) / hour).toBeLessThan(73);
    const dead = { status: "dead", locked_by: null, last_problem: "451" };
    expect(await mails()).toMatchObject([dead]);
  });

  test("a rejected mail waits an hour, and holds up no other", async () => {
    await lead("10");
    await lead("11");
    server.answer = ({ subject }) => {
      if (subject.endsWith("10")) throw new SendError("550", "refused");
    };
    await newWorker().drain();
    expect(names()).toEqual(["11"]);
    const next_attempt_at = new Date(clock + hour).toISOString();
    const waiting = { status: "waiting", last_problem: "550", next_attempt_at };
    expect((await mails())[0]).toMatchObject(waiting);
  });

  test("during an outage only the server is tried, and afterwards all mails are sent", async () => {
    for (const name of numbered(8)) await lead(name);
    const worker = newWorker();
    server.isUp = false;
    await worker.drain();
    const { tries } = server;
    // Mails that were being sent when it began.
    expect(tries).toBeLessThanOrEqual(4);
    for (let minutes = 0; minutes < 6 * 60; minutes++) {
      clock += minute;
      await worker.drain();
    }
    expect(server.tries).toBe(tries);
    // Every 3 minutes: half of the longest pause, in steps of a minute. More often at first.
    expect(server.checks).toBeGreaterThan(6 * 20 - 5);
    expect(server.checks).toBeLessThan(6 * 20 + 10);

    server.isUp = true;
    clock += 5 * minute;
    await worker.drain();
    expect(names().toSorted()).toEqual(numbered(8));
  });

  test("when the mail server's quota is used up, it is left alone for a minute", async () => {
    for (const name of numbered(8)) await lead(name);
    let quota = 3;
    server.answer = () => {
      if (quota-- <= 0) throw new SendError("454", "limited");
    };
    const worker = newWorker();
    await worker.drain();
    // At most one try for each lane, and none in the minute after.
    expect(server.tries).toBeLessThanOrEqual(3 + 4);
    const { tries } = server;
    clock += minute - second;
    await worker.drain();
    expect(server.tries).toBe(tries);
    quota = 100;
    clock += 2 * second;
    await worker.drain();
    expect(names().toSorted()).toEqual(numbered(8));
  });

  test("leads go first, the oldest first, then the office, and last what strangers and we ourselves cause", async () => {
    const strangers = ["confirmation", "receipt", "newsletter"] as const;
    const later = ["taken", "suspects", ...strangers] as const;
    await enqueueAll(later.toReversed());
    for (const name of numbered(5)) await lead(name);
    const order: string[] = [];
    for (let mail; (mail = await lease(db, "worker", now()));)
      order.push(mail.kind === "contact" ? mail.subject.slice(-2) : mail.kind);
    expect(order).toEqual([...numbered(5), ...later]);
  });

  test("an outage of days makes no mail dead, nor does its first try after it", async () => {
    await lead();
    const worker = newWorker();
    server.isUp = false;
    await worker.drain();
    clock += 100 * hour;
    await worker.drain();
    server.isUp = true;
    server.answer = defer;
    clock += 5 * minute;
    await worker.drain();
    const waiting = { status: "waiting", last_problem: "451" };
    expect(await mails()).toMatchObject([waiting]);
  });

  test("newsletters that are slow leave a connection to leads", async () => {
    await enqueueAll(Array(8).fill("newsletter"));
    const { resolve } = hold(({ kind }) => kind === "newsletter");
    const worker = newWorker();
    const drained = worker.drain();
    await expect.poll(() => server.inFlight).toBe(3);
    await lead();
    worker.wake();
    await expect.poll(names).toEqual([expect.anything()]);
    resolve();
    await drained;
    expect(server.sent).toHaveLength(9);
  });

  test("a mail that comes while all lanes look for one is sent at once", async () => {
    const answered = Promise.withResolvers<void>();
    let looking = 0;
    const slow = db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        looking++;
        await answered.promise;
        return result;
      },
    });
    const worker = new OutboxWorker({ db: slow, transport: server, now });
    for (let lane = 0; lane < connections; lane++) worker.wake();
    const drained = worker.drain();
    await expect.poll(() => looking).toBe(connections);
    await lead();
    worker.wake();
    answered.resolve();
    await drained;
    expect(server.sent).toHaveLength(1);
  });

  test("a worker whose lease has ended no longer changes a mail", async () => {
    await lead();
    const { reject } = hold();
    const slow = newWorker().drain();
    await expect.poll(() => server.inFlight).toBe(1);
    clock += 6 * minute;
    server.answer = () => {};
    await newWorker().drain();
    reject(new SendError("451", "deferred"));
    await slow;
    const sent = { status: "sent", attempts: 1, last_problem: null };
    expect(await mails()).toMatchObject([sent]);
  });

  test.each([
    ["back by an hour", -hour],
    ["back by a day", -24 * hour],
    ["on by a day, and back", 24 * hour],
  ])("no try is lost when the clock goes %s", async (_, jump) => {
    await lead("10");
    clock += jump > 0 ? jump : 0;
    await lead("11");
    server.isUp = false;
    const worker = newWorker();
    await worker.drain();
    clock -= Math.abs(jump);
    server.isUp = true;
    // Mails with the longest delay are due by then on any clock.
    for (let minutes = 0; minutes < 130 && server.sent.length < 2; minutes++) {
      clock += minute;
      await worker.drain();
    }
    expect(names().toSorted()).toEqual(["10", "11"]);
  });

  test("a stopping worker releases the mails it could not send, untried", async () => {
    await lead();
    server.answer = (_, signal) =>
      once(signal, "abort").then(() => {
        throw new SendError("EABORT", "unreachable");
      });
    const worker = newWorker();
    worker.start();
    await expect.poll(() => server.inFlight).toBe(1);
    await worker.stop(10);
    const untried = { status: "waiting", attempts: 0, locked_by: null };
    expect(await mails()).toMatchObject([untried]);
  });

  test("a mail being sent when the worker stops is still marked", async () => {
    await lead();
    const { resolve } = hold();
    const worker = newWorker();
    worker.start();
    await expect.poll(() => server.inFlight).toBe(1);
    const stopped = worker.stop(10 * second);
    resolve();
    await stopped;
    expect(await mails()).toMatchObject([{ status: "sent" }]);
  });

  test("a mail that was sent is marked again when the store was busy, and not sent twice", async () => {
    await lead();
    let failures = 2;
    // As SQLite and PostgreSQL do while others write.
    const busy = db.withPlugin({
      transformQuery({ node }) {
        const isMark = JSON.stringify(node).includes("sent_at");
        if (node.kind === "UpdateQueryNode" && isMark && failures-- > 0)
          throw new Error("database is locked");
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const worker = new OutboxWorker({ db: busy, transport: server, now });
    await worker.drain();
    clock += hour;
    await worker.drain();
    expect(server.tries).toBe(1);
    expect(await mails()).toMatchObject([{ status: "sent", attempts: 1 }]);
  });

  test("a failing store does not end the worker", async () => {
    const worker = newWorker();
    await db.schema.alterTable("outbox").renameTo("away").execute();
    await worker.drain();
    await db.schema.alterTable("away").renameTo("outbox").execute();
    await lead();
    await worker.drain();
    expect(server.sent).toHaveLength(1);
  });
});
