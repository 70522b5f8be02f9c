import { expect, test } from "vitest";
import { check } from "./checker.ts";
import { newLedger } from "./ledger.ts";
import { startSink } from "./mail-sink.ts";
import { endLeases } from "./pass-time.ts";
import { postLead } from "./post-lead.ts";
import { startServer } from "./server-process.ts";
import { describeStores } from "./describe-stores.ts";

describeStores((newPlace) => {
  test("of two servers on one store, one sends each mail", async () => {
    await using place = await newPlace();
    await using sink = await startSink();
    const env = { ...place.env, ...sink.env() };
    const fields = { token: await place.token() };
    await using one = await startServer({ ...place, env });
    await using other = await startServer({ ...place, env });
    const ledger = newLedger();
    const posts = Array.from({ length: 60 }, (_, post) =>
      postLead(post % 2 ? one.url : other.url, ledger, { fields }),
    );
    await Promise.all(posts);
    await sink.until(() => sink.order().length === posts.length);
    await using db = await place.open();
    const output = one.output() + other.output();
    await check({ ledger, db, sink, output });
    expect(sink.order().map(sink.received)).toEqual(posts.map(() => 1));
    for (const { output: said } of [one, other])
      expect(said()).toContain("mail sent");
  });

  test("when a dead server's lease ends, another server takes its mail", async () => {
    await using place = await newPlace();
    await using sink = await startSink();
    const env = { ...place.env, ...sink.env() };
    const fields = { token: await place.token() };
    const ledger = newLedger();
    sink.mood = { answersMailsWith: "nothing" };
    await using one = await startServer({ ...place, env });
    await postLead(one.url, ledger, { fields });
    await sink.until(() => sink.tries() === 1);
    await one.end("SIGKILL");
    await using db = await place.open();
    const mails = db.selectFrom("outbox").select("id");
    const held = await mails.executeTakeFirstOrThrow();

    sink.mood = "well";
    await using other = await startServer({ ...place, env });
    await postLead(other.url, ledger, { fields });
    await other.says(/mail sent/);
    expect(sink.received(held.id)).toBe(0);
    await endLeases(db);
    await sink.until(() => sink.order().length === 2);
    const output = one.output() + other.output();
    await check({ ledger, db, sink, output });
  });
});
