import { randomUUID } from "node:crypto";
import { test } from "vitest";
import type { LeadKind } from "#forms/kinds.ts";
import type { CrashPoint } from "#server/crash-point.ts";
import { check } from "./checker.ts";
import { newLedger } from "./ledger.ts";
import { startSink } from "./mail-sink.ts";
import { endLeases } from "./pass-time.ts";
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
      const env = { ...place.env, ...sink.env() };
      const ledger = newLedger();
      const key = randomUUID();
      const token = await place.token(kind);
      const crashing = { ...env, CRASH_AT: point };
      // The mail server has received the whole mail and does not answer; the process is killed from here.
      if (point === "before 250") sink.mood = { answersMailsWith: "nothing" };
      await using first = await startServer({ ...place, env: crashing });
      await postLead(first.url, ledger, { key, kind, fields: { token } });
      if (point === "before 250") {
        await sink.until(() => sink.tries() === 1);
        await first.end("SIGKILL");
        sink.mood = "well";
      }
      expect(await first.exit).toMatchObject({ signal: "SIGKILL" });

      await using db = await place.open();
      await endLeases(db);
      await using second = await startServer({ ...place, env });
      const again = { key, kind, fields: { token } };
      expect((await postLead(second.url, ledger, again)).status).toBe(201);
      // Not the second server's count: the first may just have marked the mail when it died.
      const statuses = () => db.selectFrom("outbox").select("status").execute();
      await expect.poll(statuses, patience).toEqual([{ status: "sent" }]);
      await check({ ledger, db, sink, output: second.output() });
      expect(sink.order()).toHaveLength(1);
      expect(sink.received(sink.order()[0]!)).toBeLessThanOrEqual(copies);
    },
  );
});
