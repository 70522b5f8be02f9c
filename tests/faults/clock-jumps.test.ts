import { expect, test } from "vitest";
import { check } from "./checker.ts";
import { clockArgs, clockEnv, jump } from "./clock.ts";
import { newLedger } from "./ledger.ts";
import { startSink } from "./mail-sink.ts";
import { makePlace } from "./place.ts";
import { postLead } from "./post-lead.ts";
import { startServer } from "./server-process.ts";

const hour = 3_600_000;

test.each([
  ["a day ahead", [24 * hour, hour], ["old token"]],
  ["an hour back", [-hour, hour], []],
])(
  "a clock that jumps %s loses no mail, and forms opened before are accepted",
  async (_, jumps, suspicions) => {
    await using place = await makePlace();
    await using sink = await startSink();
    const fields = { token: await place.token() };
    await using server = await startServer({
      ...place,
      env: { ...place.env, ...sink.env(), ...clockEnv(...jumps) },
      nodeArgs: clockArgs,
    });
    const ledger = newLedger();
    sink.mood = { answersMailsWith: 451 };
    await postLead(server.url, ledger, { fields });
    await server.says(/mail not sent/);

    await jump(server, 1);
    sink.mood = "well";
    const { status } = await postLead(server.url, ledger, { fields });
    expect(status).toBe(201);
    // The token of a page that was opened a day ago is too old. A clock that went back says nothing about the
    // visitor.
    await using db = await place.open();
    const leads = await db.selectFrom("leads").select("suspect").execute();
    const suspects = leads.flatMap(({ suspect }) => suspect ?? []);
    expect(suspects).toEqual(suspicions);

    // A mail waits at most an hour for its next try.
    await jump(server, 2);
    await sink.until(() => sink.order().length === 2);
    await check({ ledger, db, sink, output: server.output() });
  },
);
