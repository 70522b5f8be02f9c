import { randomUUID } from "node:crypto";
import { test } from "vitest";
import type { LeadKind } from "#forms/kinds.ts";
import { newsletters } from "#content/newsletters.ts";
import type { CrashPoint } from "#server/crash-point.ts";
import { startNewsletter } from "#server/newsletter/newsletters.ts";
import { hashEmail } from "#server/recipients/suppression.ts";
import { subscribe } from "#server/subscribe/subscribe.fixture.ts";
import { unsubscribe } from "#server/subscribe/subscriptions.ts";
import { check } from "./checker.ts";
import { newLedger } from "./ledger.ts";
import { startSink } from "./mail-sink.ts";
import { endLeases } from "./place.ts";
import { postLead } from "./post-lead.ts";
import { startServer } from "./server-process.ts";
import { describeStores } from "./describe-stores.ts";

/** Each point with the number of copies of the mail that the sink may get: a crash after acceptance sends it again. */
const points: [CrashPoint | "before 250", copies: number, LeadKind][] = [
  ["before-transaction", 1, "claim"],
  ["after-insert", 1, "certificate"],
  ["after-commit", 1, "certificate"],
  ["after-lease", 1, "contact"],
  ["before 250", 1, "lender"],
  ["before-mark", 2, "contact"],
];

const patience = { timeout: 20_000, interval: 20 };

describeStores((newPlace) => {
  test.concurrent.for(points)(
    "kill -9 %s: the retry is the same lead, and its mail arrives (%s, %s)",
    async ([point, copies, kind], { expect }) => {
      await using place = await newPlace();
      await using sink = await startSink();
      const env = { ...place.env, ...sink.env };
      const ledger = newLedger();
      const key = randomUUID();
      const token = await place.token(kind);
      const crashing = { ...env, CRASH_AT: point };
      // The mail server has received the whole mail and does not answer; the process is killed from here.
      if (point === "before 250") sink.answers = false;
      await using first = await startServer({ ...place, env: crashing });
      const post = { key, kind, fields: { token } };
      const { status } = await postLead(first.url, ledger, post);
      if (point === "before 250") {
        // It did not wait for its mail.
        expect(status).toBe(201);
        await expect.poll(sink.tries, patience).toBe(1);
        await first.end("SIGKILL");
        sink.answers = true;
      }
      expect(await first.exit).toMatchObject({ signal: "SIGKILL" });

      await using db = await place.open();
      await endLeases(db);
      await using second = await startServer({ ...place, env });
      expect((await postLead(second.url, ledger, post)).status).toBe(201);
      // Not the second server's count: the first may just have marked the mail when it died.
      const statuses = () => db.selectFrom("outbox").select("status").execute();
      await expect.poll(statuses, patience).toEqual([{ status: "sent" }]);
      await check({ ledger, db, sink, output: second.output() });
      expect(sink.order()).toHaveLength(1);
      expect(sink.received(sink.order()[0]!)).toBeLessThanOrEqual(copies);
    },
  );

  test.concurrent("kill -9 while a newsletter is sent: every subscriber gets it, except who has left when the next server starts", async ({
    expect,
  }) => {
    await using place = await newPlace();
    await using sink = await startSink();
    const env = { ...place.env, ...sink.env };
    await using db = await place.open();
    const anHourAgo = new Date(Date.now() - 3_600_000);
    for (const name of "abcdefgh")
      await subscribe(db, `${name}@example.com`, anHourAgo, "confirmed");
    await startNewsletter(db, Object.keys(newsletters)[0]!, anHourAgo);
    const crashing = { ...env, CRASH_AT: "before-mark" };
    await using first = await startServer({ ...place, env: crashing });
    expect(await first.exit).toMatchObject({ signal: "SIGKILL" });

    const newsletter = db.selectFrom("outbox").where("kind", "=", "newsletter");
    const mails = () => newsletter.select(["id", "recipient"]).execute();
    const unsent = (await mails()).filter(({ id }) => !sink.received(id));
    const { id: none, recipient } = unsent[0]!;
    const hash = await hashEmail(db, recipient!, anHourAgo);
    await unsubscribe(db, hash, new Date());
    await endLeases(db);
    await using _second = await startServer({ ...place, env });
    const areHere = async () =>
      (await mails()).every(({ id }) => sink.received(id) > 0);
    await expect.poll(areHere, patience).toBe(true);
    const recipients = (await mails()).map((mail) => mail.recipient);
    expect(recipients).toHaveLength(7);
    expect(new Set(recipients).size).toBe(7);
    expect(sink.received(none)).toBe(0);
  });
});
