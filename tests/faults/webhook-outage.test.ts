import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { leadKinds, type LeadKind } from "#forms/kinds.ts";
import { check } from "./checker.ts";
import { startClients } from "./clients.ts";
import { clockArgs } from "./clock.ts";
import { describeStores } from "./describe-stores.ts";
import { inWords, more, newLedger } from "./ledger.ts";
import { long } from "./mode.ts";
import { postLead } from "./post-lead.ts";
import { startServer, type RunningServer } from "./server-process.ts";
import { startProxy } from "./tcp-proxy.ts";
import { startWebhookSink, type Answer } from "./webhook-sink.ts";

const hour = 3_600_000;
const outage = 72 * hour;
const kills = Number(process.env.FAULT_ROUNDS ?? (long ? 25 : 6));

/** What a receiver that is down answers, by turns, when the network reaches it at all. */
const failures: Answer[] = [
  { status: 503, headers: { "Retry-After": "7200" } },
  "nothing",
  { status: 500 },
  { status: 404 },
];

describeStores((newPlace) => {
  test(`a receiver that is down for 72 hours, and ${kills} kill -9: every lead arrives under one id, signed`, async () => {
    await using place = await newPlace();
    await using sink = await startWebhookSink();
    await using network = await startProxy(Number(new URL(sink.url).port));
    const ledger = newLedger();
    let output = "";
    let server: RunningServer | undefined;
    const startAt = (ahead: number) => {
      sink.ahead = ahead;
      return startServer({
        ...place,
        env: {
          ...place.env,
          ...sink.env,
          WEBHOOK_URL: `http://127.0.0.1:${network.port}/leads`,
          CLOCK_OFFSET: String(ahead),
          CLOCK_JUMPS: "0",
        },
        nodeArgs: clockArgs,
      });
    };
    const tokens = {} as Record<LeadKind, string>;
    const renewTokens = async (ahead: number) => {
      for (const kind of leadKinds)
        tokens[kind] = await place.token(kind, ahead);
    };
    const clients = startClients(2, () => server?.url, ledger, {
      token: async (kind) => tokens[kind],
    });
    for (let round = 0; round < kills; round++) {
      const answer = failures[round % failures.length]!;
      sink.answer = () => answer;
      const isCut = round % 5 === 0;
      if (isCut) await network.close();
      const ahead = (round * outage) / kills;
      await renewTokens(ahead);
      server = await startAt(ahead);
      await more(ledger, 2);
      // Kills fall into different steps of a delivery.
      await pause((round * 37) % 150);
      expect(await server.end("SIGKILL")).toMatchObject({ signal: "SIGKILL" });
      output += server.output();
      server = undefined;
      if (isCut) await network.open();
    }
    await clients.stop();
    expect(sink.accepted.size).toBe(0);
    expect(sink.tries.length).toBeGreaterThan(kills);

    sink.answer = () => ({ status: 204 });
    // Later by the longest delay and the longest lease.
    const ahead = outage + 2 * hour;
    await renewTokens(ahead);
    await using last = await startAt(ahead);
    const token = tokens.contact;
    await postLead(last.url, ledger, { fields: { token } });
    await using db = await place.open();
    const waiting = db
      .selectFrom("outbox")
      .select("id")
      .where("channel", "=", "webhook")
      .where("status", "!=", "sent");
    while ((await waiting.execute()).length > 0) await pause(20);
    output += last.output();
    await check({ ledger, db, webhooks: sink, output });
    console.log(
      `${kills} kills: ${inWords(ledger)}, ${sink.tries.length} tries, ${sink.accepted.size} webhooks`,
    );
  });
});
