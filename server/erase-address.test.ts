import { beforeEach, expect, test } from "vitest";
import { saveLead } from "./leads/save-lead.ts";
import { eraseAddress } from "./erase-address.ts";
import type { Store } from "./store/store.ts";
import { describeStores, emptyStore } from "./store/stores.fixture.ts";
import { saveSubscription } from "./subscribe/subscriptions.ts";
import { isSuppressed } from "./subscribe/suppression.ts";

const now = new Date("2026-11-20T12:00:00Z");
const sender = { publicOrigin: "https://www.example.com", postalAddress: "x" };

describeStores((newPlace) => {
  let db: Store["db"];
  beforeEach(async () => {
    ({ db } = await emptyStore(newPlace));
  });

  const lead = (email: string, key?: string) =>
    saveLead(
      db,
      { name: "Ana", email, phone: "", message: "x", audience: "customer" },
      key,
      now,
    );
  const subscribe = (email: string) =>
    saveSubscription(db, { email, address: undefined }, sender, now);
  const everything = async () =>
    JSON.stringify([
      await db.selectFrom("leads").selectAll().execute(),
      await db.selectFrom("outbox").selectAll().execute(),
      await db.selectFrom("subscriptions").selectAll().execute(),
      await db.selectFrom("suppressions").selectAll().execute(),
    ]);

  test("of an address nothing stays but the hash by which nothing is sent to it", async () => {
    const first = await lead("Ana@Example.com", "key");
    const other = await lead("bo@example.com", "key");
    expect(other.follows).toBe(first.id);
    await lead("ana@example.com");
    await subscribe("ANA@example.com");
    await subscribe("bo@example.com");
    const erased = await eraseAddress(db, "ana@EXAMPLE.com", now);
    expect(erased.leads).toHaveLength(2);
    expect(erased.subscriptions).toHaveLength(1);
    expect(erased.mails).toHaveLength(3);

    const kept = await everything();
    expect(kept).not.toMatch(/ana@example\.com/i);
    for (const id of [...erased.leads, ...erased.mails])
      expect(kept).not.toContain(id);
    expect(kept.match(/bo@example\.com/g)?.length).toBeGreaterThan(2);
    expect(await isSuppressed(db, "ana@example.com")).toBe(true);
    expect(await isSuppressed(db, "bo@example.com")).toBe(false);
  });

  test("an address that nothing is kept of is remembered too", async () => {
    const none = { leads: [], subscriptions: [], mails: [] };
    expect(await eraseAddress(db, "ana@example.com", now)).toEqual(none);
    expect(await eraseAddress(db, "ana@example.com", now)).toEqual(none);
    expect(await isSuppressed(db, "ana@example.com")).toBe(true);
  });
});
