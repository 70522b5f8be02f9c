import { readFileSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "#server/app.fixture.ts";
import { keptLonger } from "./due-leads.ts";
import { messageContent } from "#server/leads/lead-content.fixture.ts";
import { saveLead } from "#server/leads/save-lead.ts";
import { purge } from "./purge.ts";
import type { Store } from "#server/store/store.ts";
import { describeStores, emptyStore } from "#server/store/stores.fixture.ts";
import { subscribe } from "#server/subscribe/subscribe.fixture.ts";

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
  let store: Store;
  let db: Store["db"];
  beforeEach(async () => {
    store = await emptyStore(newPlace);
    ({ db } = store);
  });

  test("a lead whose mail waits or was given up is kept, and logged", async () => {
    const waiting = await saveLead(db, message, "1", start);
    const dead = await saveLead(db, message, "2", start, { suspect: "speed" });
    const sent = await saveLead(db, message, "3", start);
    for (const [{ id }, status] of [
      [dead, "dead"],
      [sent, "sent"],
    ] as const) {
      const mail = db.updateTable("outbox").where("lead_id", "=", id);
      await mail.set({ status }).execute();
    }
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
    const early = new Date(90_000);
    const { id } = await saveLead(db, message, undefined, early);
    await sendAll(store);
    expect(await purge(store, start)).toEqual(none);
    expect(await keptLonger(db, start)).toEqual([id]);
  });

  test("leads are deleted after 24 months and suspects after 90 days, with their mails", async () => {
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
    await saveLead(db, message, undefined, start, {
      suspect: "honeypot",
    });
    const second = await saveLead(db, message, undefined, days(0, 300));
    expect(second.follows).not.toBeNull();
    await sendAll(store);
    await purge(store, days(91));
    expect(await db.selectFrom("leads").selectAll().execute()).toMatchObject([
      { id: second.id, follows: null },
    ]);
  });

  test("unconfirmed subscriptions are deleted 7 days after the latest request", async () => {
    await subscribe(db, "once@example.com", start);
    await subscribe(db, "again@example.com", start);
    await subscribe(db, "again@example.com", days(3));
    await subscribe(db, "confirmed@example.com", start, "confirmed");
    await subscribe(db, "left@example.com", start, "unsubscribed");
    await db.updateTable("outbox").set({ status: "dead" }).execute();
    const idOf = async (email: string) => {
      const all = db.selectFrom("subscriptions").where("email", "=", email);
      return (await all.select("id").executeTakeFirstOrThrow()).id;
    };
    const [once, again] = [
      await idOf("once@example.com"),
      await idOf("again@example.com"),
    ];
    expect(await purge(store, days(7))).toEqual(none);
    expect(await purge(store, days(7, 1))).toEqual({
      ...none,
      unconfirmedSubscriptions: [once],
    });
    const mails = await db.selectFrom("outbox").selectAll().execute();
    expect(new Set(mails.map((mail) => mail.subscription_id))).toEqual(
      new Set([again]),
    );
    expect(await purge(store, days(10, 1))).toEqual({
      ...none,
      unconfirmedSubscriptions: [again],
    });
  });

  test("a mail's text is deleted 30 days after it was sent, and never before", async () => {
    const lead = await saveLead(db, message, undefined, start);
    expect(await purge(store, days(40))).toEqual(none);
    await db
      .updateTable("outbox")
      .set({ status: "sent", sent_at: days(40).toISOString() })
      .execute();
    expect(await purge(store, days(70))).toEqual(none);
    const { id } = await db
      .selectFrom("outbox")
      .select("id")
      .executeTakeFirstOrThrow();
    expect(await purge(store, days(70, 1))).toEqual({
      ...none,
      sentMailBodies: [id],
    });
    expect(await db.selectFrom("outbox").selectAll().execute()).toMatchObject([
      { lead_id: lead.id, body: null },
    ]);
    expect(await purge(store, days(71))).toEqual(none);
  });

  test("more rows than fit in a transaction are deleted too", async () => {
    const lead = await saveLead(db, message, undefined, start, {
      suspect: "speed",
    });
    await sendAll(store);
    await db.transaction().execute(async (transaction) => {
      for (let count = 0; count < 1200; count++) {
        const another = { id: `lead ${count}`, reference: `SR ${count}` };
        const row = { ...lead, ...another };
        await transaction.insertInto("leads").values(row).execute();
      }
    });
    expect((await purge(store, days(91))).suspectLeads).toHaveLength(1201);
  });
});

test("no file of the store contains deleted data", async () => {
  const place = { dataDir: temporaryFolder() };
  const store = await emptyStore(async () => place);
  const canary = messageContent({ message: "canary".repeat(100) });
  await saveLead(store.db, canary, undefined, start, { suspect: "speed" });
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
