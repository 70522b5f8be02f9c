import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { temporaryFolder } from "#server/app.fixture.ts";
import { keptLonger } from "./due-leads.ts";
import { messageContent } from "#server/leads/lead-content.fixture.ts";
import { saveLead } from "#server/leads/save-lead.ts";
import { purge } from "./purge.ts";
import type { Store } from "#server/store/store.ts";
import { describeStores, emptyStore } from "#server/store/stores.fixture.ts";

const message = messageContent();
const start = new Date("2026-11-20T12:00:00Z");
const days = (count: number, seconds = 0) =>
  new Date(start.getTime() + count * 86_400_000 + seconds * 1000);
const none = {
  leads: [],
  suspectLeads: [],
  unconfirmedSubscriptions: [],
  sentMailBodies: [],
};

/** A lead is purged only after its mail was sent. */
const sendAll = ({ db }: Store) =>
  db.updateTable("outbox").set({ status: "sent" }).execute();

describeStores((newPlace) => {
  test("a lead whose mail waits or was given up is kept, and logged", async () => {
    const store = await emptyStore(newPlace);
    const { db } = store;
    const waiting = await saveLead(db, message, "1", start);
    const dead = await saveLead(db, message, "2", start, { suspect: "speed" });
    const sent = await saveLead(db, message, "3", start);
    const setStatus = (lead: { id: string }, status: "dead" | "sent") =>
      db
        .updateTable("outbox")
        .set({ status })
        .where("lead_id", "=", lead.id)
        .execute();
    await setStatus(dead, "dead");
    await setStatus(sent, "sent");
    expect(await purge(store, days(1000))).toEqual({
      ...none,
      leads: [sent.id],
    });
    expect((await keptLonger(db, days(1000))).toSorted()).toEqual(
      [waiting.id, dead.id].toSorted(),
    );
    expect(await keptLonger(db, days(91))).toEqual([dead.id]);
    await sendAll(store);
    expect(await purge(store, days(1000))).toEqual({
      ...none,
      leads: [waiting.id],
      suspectLeads: [dead.id],
    });
    expect(await keptLonger(db, days(1000))).toEqual([]);
  });

  test("a lead from before the clock was set is kept, and logged", async () => {
    const store = await emptyStore(newPlace);
    const early = new Date(90_000);
    const { id } = await saveLead(store.db, message, undefined, early);
    await sendAll(store);
    expect(await purge(store, start)).toEqual(none);
    expect(await keptLonger(store.db, start)).toEqual([id]);
  });

  test("leads are deleted after 24 months and suspects after 90 days, with their mails", async () => {
    const store = await emptyStore(newPlace);
    const { db } = store;
    const save = (email: string, suspect: string | null, now: Date) =>
      saveLead(db, messageContent({ email }), undefined, now, { suspect });
    const lead = await save("lead@example.com", null, start);
    const suspect = await save("suspect@example.com", "honeypot", start);
    await sendAll(store);
    const ids = async () =>
      (await db.selectFrom("leads").select("id").execute()).map(({ id }) => id);

    expect(await purge(store, days(90))).toEqual(none);
    expect(await purge(store, days(90, 1))).toEqual({
      ...none,
      suspectLeads: [suspect.id],
    });
    expect(await ids()).toEqual([lead.id]);
    expect(await purge(store, new Date("2028-11-20T12:00:00Z"))).toEqual(none);
    expect(await purge(store, new Date("2028-11-20T12:00:01Z"))).toEqual({
      ...none,
      leads: [lead.id],
    });
    expect(await db.selectFrom("outbox").selectAll().execute()).toEqual([]);
  });

  test("a lead outlives the one it refers to", async () => {
    const store = await emptyStore(newPlace);
    await saveLead(store.db, message, undefined, start, {
      suspect: "honeypot",
    });
    const second = await saveLead(store.db, message, undefined, days(0, 300));
    expect(second.follows).not.toBeNull();
    await sendAll(store);
    await purge(store, days(91));
    expect(
      await store.db.selectFrom("leads").selectAll().execute(),
    ).toMatchObject([{ id: second.id, follows: null }]);
  });

  test("unconfirmed subscriptions are deleted 7 days after the latest request", async () => {
    const store = await emptyStore(newPlace);
    const insert = (
      email: string,
      status: "pending" | "confirmed" | "unsubscribed",
      asked: Date,
    ) =>
      store.db
        .insertInto("subscriptions")
        .values({
          id: email,
          email,
          email_key: email,
          status,
          created_at: start.toISOString(),
          requested_at: asked.toISOString(),
          confirmed_at: null,
          consent_version: "1",
          ip_hash: null,
          email_hash: null,
        })
        .execute();
    await insert("once", "pending", start);
    await insert("again", "pending", days(3));
    await insert("confirmed", "confirmed", start);
    await insert("left", "unsubscribed", start);
    const { id, ...mail } = {
      id: "mail",
      channel: "mail" as const,
      kind: "confirmation" as const,
      lead_id: null,
      recipient: "once",
      reply_to: null,
      subject: "Confirm",
      body: "Confirm",
      unsubscribe_url: null,
      created_at: start.toISOString(),
      status: "dead" as const,
      attempts: 9,
      next_attempt_at: start.toISOString(),
      locked_by: null,
      locked_until: null,
      last_problem: null,
      sent_at: null,
    };
    await store.db
      .insertInto("outbox")
      .values({ ...mail, id, subscription_id: "once" })
      .execute();
    expect(await purge(store, days(7, 1))).toEqual({
      ...none,
      unconfirmedSubscriptions: ["once"],
    });
    expect(await store.db.selectFrom("outbox").selectAll().execute()).toEqual(
      [],
    );
    expect((await purge(store, days(10, 1))).unconfirmedSubscriptions).toEqual([
      "again",
    ]);
  });

  test("a mail's text is deleted 30 days after it was sent, and never before", async () => {
    const store = await emptyStore(newPlace);
    const lead = await saveLead(store.db, message, undefined, start);
    expect(await purge(store, days(40))).toEqual(none);
    await store.db
      .updateTable("outbox")
      .set({ status: "sent", sent_at: days(40).toISOString() })
      .execute();
    expect(await purge(store, days(70))).toEqual(none);
    const { id } = await store.db
      .selectFrom("outbox")
      .select("id")
      .executeTakeFirstOrThrow();
    expect(await purge(store, days(70, 1))).toEqual({
      ...none,
      sentMailBodies: [id],
    });
    expect(
      await store.db.selectFrom("outbox").selectAll().execute(),
    ).toMatchObject([{ lead_id: lead.id, body: null }]);
    expect(await purge(store, days(71))).toEqual(none);
  });

  test("servers that purge at once log each id once", async () => {
    const place = await newPlace();
    const stores = [];
    while (stores.length < 4) stores.push(await emptyStore(async () => place));
    const [{ db }] = stores as [Store];
    const ids = [];
    for (let count = 0; count < 20; count++)
      ids.push(
        (await saveLead(db, message, undefined, start, { suspect: "speed" }))
          .id,
      );
    await sendAll(stores[0]!);
    const purged = await Promise.all(
      stores.map((each) => purge(each, days(91))),
    );
    expect(
      purged.flatMap(({ suspectLeads }) => suspectLeads).toSorted(),
    ).toEqual(ids.toSorted());
  });

  test("more rows than fit in a transaction are deleted too", async () => {
    const store = await emptyStore(newPlace);
    const lead = await saveLead(store.db, message, undefined, start, {
      suspect: "speed",
    });
    await sendAll(store);
    const rows = Array.from({ length: 1200 }, (_, count) => ({
      ...lead,
      id: `lead ${count}`,
      reference: `SR ${count}`,
    }));
    await store.db.transaction().execute(async (transaction) => {
      for (const row of rows)
        await transaction.insertInto("leads").values(row).execute();
    });
    expect((await purge(store, days(91))).suspectLeads).toHaveLength(1201);
  });
});

test("no file of the store contains deleted data", async () => {
  const place = { dataDir: temporaryFolder() };
  const store = await emptyStore(async () => place);
  await saveLead(
    store.db,
    messageContent({ message: "canary".repeat(100) }),
    undefined,
    start,
    { suspect: "speed" },
  );
  await saveLead(store.db, message, undefined, days(91));
  await sendAll(store);
  const held = () =>
    ["", "-wal"].some((suffix) =>
      readFileSync(`${place.dataDir}/leads.sqlite${suffix}`).includes("canary"),
    );
  expect(held()).toBe(true);
  await purge(store, days(91));
  expect(held()).toBe(false);
});
