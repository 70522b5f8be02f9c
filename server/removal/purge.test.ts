import { readFileSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "#server/app.fixture.ts";
import { retainedLonger } from "./due-leads.ts";
import {
  attachmentOf,
  messageContent,
  requestContent,
} from "#server/leads/lead-content.fixture.ts";
import { saveLead } from "#server/leads/save-lead.ts";
import { purge } from "./purge.ts";
import type { LeadTable } from "#server/store/schema.ts";
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
    const mailOf = ({ id }: LeadTable) =>
      db.updateTable("outbox").where("lead_id", "=", id);
    await mailOf(dead).set({ status: "dead" }).execute();
    await mailOf(sent).set({ status: "sent" }).execute();
    const purged = await purge(store, days(1000));
    expect(purged).toEqual({ ...none, leads: [sent.id] });
    const longer = [waiting.id, dead.id].toSorted();
    expect((await retainedLonger(db, days(1000))).toSorted()).toEqual(longer);
    expect(await retainedLonger(db, days(91))).toEqual([dead.id]);
    await sendAll(store);
    expect((await purge(store, days(1000))).leads).toEqual([waiting.id]);
    expect(await retainedLonger(db, days(1000))).toEqual([]);
  });

  test("a lead from before the clock was set is kept, and logged", async () => {
    const early = new Date(90_000);
    const { id } = await saveLead(db, message, undefined, early);
    await sendAll(store);
    expect(await purge(store, start)).toEqual(none);
    expect(await retainedLonger(db, start)).toEqual([id]);
  });

  test("leads are deleted after 24 months and suspects after 90 days, with their mails and files", async () => {
    const withFile = requestContent({}, attachmentOf());
    const lead = await saveLead(db, withFile, undefined, start);
    const suspect = await saveLead(db, message, undefined, start, {
      suspect: "honeypot",
    });
    await sendAll(store);
    for (const [time, purged] of [
      [days(90), none],
      [days(90, 1), { ...none, suspectLeads: [suspect.id] }],
      [new Date("2028-11-20T12:00:00Z"), none],
      [new Date("2028-11-20T12:00:01Z"), { ...none, leads: [lead.id] }],
    ] as const)
      expect(await purge(store, time)).toEqual(purged);
    for (const table of ["leads", "outbox", "attachments"] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  test("a lead outlives the one it refers to", async () => {
    await saveLead(db, message, undefined, start, { suspect: "honeypot" });
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
    const left = async () => {
      const all = db.selectFrom("subscriptions").select("email");
      return (await all.orderBy("email").execute()).map(
        ({ email }) => email.split("@")[0],
      );
    };
    for (const [time, subscribers] of [
      [days(7), ["again", "confirmed", "left", "once"]],
      [days(7, 1), ["again", "confirmed", "left"]],
      [days(10, 1), ["confirmed", "left"]],
    ] as const) {
      await purge(store, time);
      expect(await left()).toEqual(subscribers);
    }
    expect(await db.selectFrom("outbox").selectAll().execute()).toEqual([]);
  });

  test("a mail's text is deleted 30 days after it was sent, and never before", async () => {
    const lead = await saveLead(db, message, undefined, start);
    expect(await purge(store, days(40))).toEqual(none);
    const sent = { status: "sent", sent_at: days(40).toISOString() } as const;
    await db.updateTable("outbox").set(sent).execute();
    expect(await purge(store, days(70))).toEqual(none);
    const { sentMailBodies } = await purge(store, days(70, 1));
    const mails = await db.selectFrom("outbox").selectAll().execute();
    expect(mails).toMatchObject([
      { id: sentMailBodies[0], lead_id: lead.id, body: null },
    ]);
    expect(await purge(store, days(71))).toEqual(none);
  });

  test("more rows than fit in a transaction are deleted too", async () => {
    const suspect = { suspect: "speed" };
    const lead = await saveLead(db, message, undefined, start, suspect);
    await sendAll(store);
    const others = Array.from({ length: 1200 }, (_, count) => ({
      ...lead,
      id: `${count}`,
      reference: `${count}`,
    }));
    await db.insertInto("leads").values(others).execute();
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
