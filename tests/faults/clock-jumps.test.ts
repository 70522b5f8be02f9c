import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { check } from "./checker.ts";
import { newLedger } from "./ledger.ts";
import { startSink } from "./mail-sink.ts";
import { makePlace } from "./place.ts";
import { postLead } from "./post-lead.ts";
import { startServer } from "./server-process.ts";

const clock = pathToFileURL(resolve("tests/faults/jumping-clock.ts"));
const hour = 3_600_000;

test.each([
  ["a day ahead", 24 * hour],
  ["an hour back", -hour],
])(
  "16. a clock that jumps %s loses no mail, and forms of before are taken",
  async (_, jump) => {
    await using place = await makePlace();
    await using sink = await startSink();
    const fields = { token: await place.token() };
    await using server = await startServer({
      ...place,
      env: { ...place.env, ...sink.env(), CLOCK_JUMP: String(jump) },
      nodeArgs: ["--import", clock.href],
    });
    const ledger = newLedger();
    sink.mood = { answersMailsWith: 451 };
    await postLead(server.url, ledger, { fields });
    await server.says(/mail not sent/);

    process.kill(server.pid, "SIGUSR2");
    sink.mood = "well";
    expect(await postLead(server.url, ledger, { fields })).toMatchObject({
      status: 201,
    });
    // A page that was opened a day ago tells too little; it is no machine's that the clock went back.
    await using db = await place.open();
    const leads = await db.selectFrom("leads").select("suspect").execute();
    expect(leads.map(({ suspect }) => suspect).toSorted()).toEqual(
      jump > 0 ? ["old token", null] : [null, null],
    );
    await sink.until(() => sink.order().length === 2);
    await check({ ledger, db, sink, output: server.output() });
  },
);
