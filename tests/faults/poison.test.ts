import { test } from "vitest";
import { check } from "./checker.ts";
import { newLedger } from "./ledger.ts";
import { startSink, type Mood } from "./mail-sink.ts";
import { endLeases } from "./pass-time.ts";
import { makePlace } from "./place.ts";
import { postLead } from "./post-lead.ts";
import { startServer } from "./server-process.ts";

const words = "poisonous";

test.concurrent.each<[string, Mood]>([
  ["refuses", { answersMailsWith: 550, words }],
  ["defers", { answersMailsWith: 451, words }],
  ["never answers", { answersMailsWith: "nothing", words }],
])(
  "a mail that the mail server %s delays no other and is not lost",
  async (_, mood) => {
    await using place = await makePlace();
    await using sink = await startSink();
    const env = { ...place.env, ...sink.env() };
    const token = await place.token();
    await using server = await startServer({ ...place, env });
    const ledger = newLedger();
    sink.mood = mood;
    const poison = { token, message: `Canary ${words}` };
    await postLead(server.url, ledger, { fields: poison });
    await sink.until(() => sink.tries() === 1);
    for (let post = 0; post < 20; post++)
      await postLead(server.url, ledger, { fields: { token } });
    await sink.until(() => sink.order().length === 20);

    await server.end("SIGKILL");
    sink.mood = "well";
    await using db = await place.open();
    await endLeases(db);
    await using next = await startServer({ ...place, env });
    await sink.until(() => sink.order().length === 21);
    const output = server.output() + next.output();
    await check({ ledger, db, sink, output });
  },
);
