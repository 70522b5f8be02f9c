import { expect, test } from "vitest";
import { newsletters as issues } from "#content/newsletters.ts";
import { startNewsletter } from "#server/newsletter/newsletters.ts";
import { hashEmail } from "#server/recipients/suppression.ts";
import { unsubscribe } from "#server/subscribe/subscriptions.ts";
import { describeStores } from "./describe-stores.ts";
import { startSink } from "./mail-sink.ts";
import { long } from "./mode.ts";
import { startServer } from "./server-process.ts";

const day = Object.keys(issues)[0]!;

const { subscribers, kills } = long
  ? { subscribers: 5000, kills: 10 }
  : { subscribers: 60, kills: 2 };

describeStores((newPlace) => {
  test("through kill -9 each subscriber gets an issue, and none who had left", async () => {
    await using place = await newPlace();
    await using sink = await startSink();
    await using db = await place.open();
    const now = new Date();
    const time = now.toISOString();
    const ids = Array.from({ length: subscribers }, (_, n) => `s${n}`);
    for (let start = 0; start < ids.length; start += 500)
      await db
        .insertInto("subscriptions")
        .values(
          await Promise.all(
            ids.slice(start, start + 500).map(async (id) => ({
              id,
              email: `${id}@example.com`,
              email_key: `${id}@example.com`,
              status: "confirmed" as const,
              created_at: time,
              requested_at: time,
              confirmed_at: time,
              consent_version: "x",
              email_hash: await hashEmail(db, `${id}@example.com`, now),
            })),
          ),
        )
        .execute();
    const left = ids.filter((_, n) => n % 10 === 0);
    for (const id of left)
      await unsubscribe(db, await hashEmail(db, `${id}@example.com`, now), now);
    await startNewsletter(db, day, new Date(now.getTime() - 3_600_000));
    const start = () =>
      startServer({
        ...place,
        env: {
          ...place.env,
          ...sink.env(),
          NEWSLETTERS_PER_MINUTE: String(subscribers),
        },
      });
    const wanted = subscribers - left.length;
    for (let kill = 1; kill <= kills; kill++) {
      const server = await start();
      const enough = (wanted * kill) / (kills + 1);
      await sink.until(() => sink.order().length >= enough);
      await server.end("SIGKILL");
      // Another server need not wait until the leases of a dead one end.
      await db
        .updateTable("outbox")
        .set({ locked_until: null })
        .where("status", "=", "waiting")
        .execute();
    }
    await using _last = await start();
    await sink.until(() => sink.order().length >= wanted);

    const mails = await db
      .selectFrom("outbox")
      .select(["id", "subscription_id"])
      .where("kind", "=", "newsletter")
      .execute();
    expect(mails.map((mail) => mail.subscription_id).toSorted()).toEqual(
      ids.filter((id) => !left.includes(id)).toSorted(),
    );
    expect(sink.order().toSorted()).toEqual(
      mails.map(({ id }) => id).toSorted(),
    );
    // Twice only what a server sent and could not mark: at most one on each of three connections (decision 0012).
    const twice = mails.map(({ id }) => sink.received(id) - 1);
    const extra = twice.reduce((sum, more) => sum + more, 0);
    expect(extra).toBeLessThanOrEqual(3 * kills);
    console.log(`Sent twice with one Message-ID: ${extra}`);
  });
});
