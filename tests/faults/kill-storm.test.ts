import { createHash, randomInt, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { leadKinds, type LeadKind } from "#forms/kinds.ts";
import { check } from "./checker.ts";
import { inWords, more, newLedger } from "./ledger.ts";
import { startSink } from "./mail-sink.ts";
import { long } from "./mode.ts";
import { endLeases } from "./place.ts";
import { kindOf, postLead } from "./post-lead.ts";
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
    const site = { ...place, env: { ...place.env, ...sink.env } };
    const tokens = new Map<LeadKind, string>();
    for (const kind of leadKinds) tokens.set(kind, await place.token(kind));
    const ledger = newLedger();
    let server: RunningServer | undefined;
    let output = "";
    const over = new AbortController();
    // Like a person, a client tries again with the same key after a failure, though every third time it gives up.
    const clients = Array.from({ length: 4 }, async () => {
      for (let nth = 0; !over.signal.aborted; nth++) {
        const key = randomUUID();
        const kind = kindOf(key);
        const post = { key, kind, fields: { token: tokens.get(kind)! } };
        for (
          let isDone = false;
          !isDone && !over.signal.aborted;
          await pause(10)
        ) {
          if (!server) continue;
          const { status } = await postLead(server.url, ledger, post);
          isDone = status === 201 || nth % 3 === 0;
        }
        // Other faults run beside the short form; without a rest, these would take a processor from them.
        if (!long) await pause(20);
      }
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
    over.abort();
    await Promise.all(clients);

    await using db = await place.open();
    await endLeases(db);
    await using last = await startServer(site);
    const waiting = db.selectFrom("outbox").where("status", "=", "waiting");
    while ((await waiting.select("id").execute()).length > 0) await pause(50);
    await check({ ledger, db, sink, output: output + last.output() });
    console.log(`${rounds} kills: ${inWords(ledger)}`);
  });
});
