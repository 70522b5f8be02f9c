import { createHash, randomInt } from "node:crypto";
import { lookup } from "node:dns/promises";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { formTokens } from "#server/intake/form-token.ts";
import type { Db } from "#server/store/schema.ts";
import { check } from "./checker.ts";
import { startClients } from "./clients.ts";
import { inWords, more, newLedger } from "./ledger.ts";
import { startSink, type MailSink } from "./mail-sink.ts";
import { long } from "./mode.ts";
import { endLeases } from "./pass-time.ts";
import { startServer, type RunningServer } from "./server-process.ts";
import { describeStores } from "./describe-stores.ts";

/** Kills per store. FAULT_ROUNDS=500 for a whole night. */
const rounds = Number(process.env.FAULT_ROUNDS ?? (long ? 25 : 3));

/** The same seed kills at the same moments. Each run prints its seed, and FAULT_SEED repeats it. */
const seed = process.env.FAULT_SEED ?? String(randomInt(1e9));

/** The length of a round, in milliseconds. */
function killTime(round: number): number {
  const digest = createHash("sha256").update(`${seed} ${round}`).digest();
  return digest.readUInt32BE() % 500;
}

describeStores((newPlace) => {
  test("kill -9 under load loses no acknowledged lead and none of their mails", async () => {
    console.log(`FAULT_SEED=${seed}`);
    await using place = await newPlace();
    await using sink = await startSink();
    const env = { ...place.env, ...sink.env(), MAIL_RECEIPTS: "on" };
    const site = { ...place, env };
    await using store = await place.open();
    const aMinuteAgo = new Date(Date.now() - 60_000);
    const tokens = await formTokens(store, () => aMinuteAgo);
    const { address } = await lookup("localhost");
    const ledger = newLedger();
    let server: RunningServer | undefined;
    let output = "";
    // Every post has its own token and every key its own domain, so leads have receipts as long as an hour allows.
    const clients = startClients(4, () => server?.url, ledger, {
      token: (kind) => tokens.issue(kind, address),
      email: (key) => `canary@${key}.example.com`,
    });
    for (let round = 0; round < rounds; round++) {
      server = await startServer(site);
      // Every other round starts counting when leads are stored again, because after a slow start there would be
      // nothing to lose.
      if (round % 2) await more(ledger, 1);
      await pause(killTime(round));
      expect(await server.end("SIGKILL")).toMatchObject({ signal: "SIGKILL" });
      output += server.output();
      server = undefined;
    }
    await clients.stop();

    await using db = await place.open();
    await endLeases(db);
    await using last = await startServer(site);
    while (await countWaiting(db)) await pause(50);
    await check({ ledger, db, sink, output: output + last.output() });
    await checkReceipts(db, sink);
    console.log(`${rounds} kills: ${inWords(ledger)}`);
  });
});

/** A lead has at most one receipt, which was counted in its three limits and arrived. */
async function checkReceipts(db: Db, sink: MailSink) {
  const rows = await db
    .selectFrom("outbox")
    .select(["id", "lead_id"])
    .where("kind", "=", "receipt")
    .execute();
  expect(rows).not.toEqual([]);
  expect(new Set(rows.map(({ lead_id }) => lead_id)).size).toBe(rows.length);
  for (const { id } of rows)
    expect(sink.received(id), `receipt ${id}`).toBeGreaterThan(0);
  const counted = await db.selectFrom("receipts").select("id").execute();
  expect(counted).toHaveLength(3 * rows.length);
}

async function countWaiting(db: Db) {
  const waiting = db.selectFrom("outbox").where("status", "=", "waiting");
  return (await waiting.select("id").execute()).length;
}
