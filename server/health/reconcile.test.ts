import { expect, test } from "vitest";
import { messageContent } from "#server/leads/lead-content.fixture.ts";
import { saveLead } from "#server/leads/save-lead.ts";
import {
  describeStores,
  emptyStore,
  type Place,
} from "#server/store/stores.fixture.ts";
import type { Alert, AlertChannel } from "./alert-channels.ts";
import { lateLeads, reconcile } from "./reconcile.ts";

const noon = new Date("2026-11-20T12:00:00Z");
const hours = (count: number) => new Date(noon.getTime() + count * 3_600_000);

/** A channel that stores what it receives, or accepts nothing. */
function channel() {
  const sent: Alert[] = [];
  const state = { isBroken: false };
  const send: AlertChannel["send"] = async (alert) => {
    if (state.isBroken) throw new Error("broken");
    sent.push(alert);
  };
  return { name: "webhook" as const, send, sent, state };
}

async function fixture(newPlace: () => Promise<Place>) {
  const { db } = await emptyStore(newPlace);
  const save = (message: string, now = noon) =>
    saveLead(
      db,
      messageContent({
        name: "Canary",
        email: "canary@example.com",
        phone: "canary",
        message,
      }),
      undefined,
      now,
    );
  const setStatus = (lead: { id: string }, status: "dead" | "sent") =>
    db
      .updateTable("outbox")
      .set({ status })
      .where("lead_id", "=", lead.id)
      .execute();
  const only = channel();
  const look = (now: Date, channels = [only]) =>
    reconcile({ db, channels, now: () => now });
  return { db, save, setStatus, look, only };
}

describeStores((newPlace) => {
  test("a lead is late if its mail is not delivered after a day", async () => {
    const { db, save, setStatus } = await fixture(newPlace);
    const waiting = await save("waiting");
    const dead = await save("dead", hours(1));
    await setStatus(dead, "dead");
    await setStatus(await save("sent"), "sent");
    await save("young", hours(3));
    expect(await lateLeads(db, hours(23.9))).toBeUndefined();
    expect(await lateLeads(db, hours(26))).toEqual({
      count: 2,
      dead: 1,
      oldest: noon.toISOString(),
      references: [waiting.reference, dead.reference],
    });
    await db.deleteFrom("outbox").where("lead_id", "=", waiting.id).execute();
    expect((await lateLeads(db, hours(26)))?.count).toBe(2);
  });

  test("a lead from a clock far ahead is late; one from before the outbox is not", async () => {
    const { db, save } = await fixture(newPlace);
    const ahead = await save("ahead", hours(24_000));
    const old = await save("old", hours(-48));
    await db.deleteFrom("outbox").where("lead_id", "=", old.id).execute();
    await db
      .updateTable("leads")
      .set({ words_hash: null })
      .where("id", "=", old.id)
      .execute();
    expect((await lateLeads(db, noon))?.references).toEqual([ahead.reference]);
  });

  test("the owner is alerted once a day while a lead is late, and never otherwise", async () => {
    const { save, setStatus, look, only } = await fixture(newPlace);
    const lead = await save("late");
    await look(hours(23));
    expect(only.sent).toEqual([]);
    for (const hour of [24, 25, 30, 47.9]) await look(hours(hour));
    expect(only.sent).toMatchObject([
      { facts: { references: [lead.reference] } },
    ]);
    expect(only.sent[0]?.text).toContain(lead.reference);
    expect(JSON.stringify(only.sent)).not.toMatch(/canary/i);
    await look(hours(48));
    expect(only.sent).toHaveLength(2);
    await setStatus(lead, "sent");
    await look(hours(96));
    expect(only.sent).toHaveLength(2);
  });

  test("an alert that no channel accepts is tried again, and one channel is enough", async () => {
    const { save, look, only } = await fixture(newPlace);
    const other = channel();
    await save("late");
    only.state.isBroken = other.state.isBroken = true;
    await look(hours(24), [only, other]);
    other.state.isBroken = false;
    await look(hours(25), [only, other]);
    only.state.isBroken = false;
    await look(hours(26), [only, other]);
    expect([only.sent.length, other.sent.length]).toEqual([0, 1]);
    // The clock is set back.
    await look(hours(-48), [only, other]);
    expect([only.sent.length, other.sent.length]).toEqual([1, 2]);
  });

  test("an alert names twenty leads and counts the rest", async () => {
    const { save, look, only } = await fixture(newPlace);
    for (let lead = 0; lead < 22; lead++) await save(`late ${lead}`);
    await look(hours(24));
    expect(only.sent[0]?.text.match(/SR-\w+/g)).toHaveLength(20);
    expect(only.sent[0]?.subject).toContain("22");
  });

  test("of servers that check at once, one alerts", async () => {
    const place = await newPlace();
    const stores = [];
    while (stores.length < 4) stores.push(await emptyStore(async () => place));
    const { save, only } = await fixture(async () => place);
    await save("late");
    await Promise.all(
      stores.map(({ db }) =>
        reconcile({ db, channels: [only], now: () => hours(24) }),
      ),
    );
    expect(only.sent).toHaveLength(1);
  });
});
