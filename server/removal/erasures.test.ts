import { expect, test } from "vitest";
import { messageContent } from "#server/leads/lead-content.fixture.ts";
import { isSuppressed } from "#server/recipients/suppression.ts";
import { saveLead } from "#server/leads/save-lead.ts";
import { openStore } from "#server/store/store.ts";
import { describeStores, type Place } from "#server/store/stores.fixture.ts";
import { subscribe } from "#server/subscribe/subscribe.fixture.ts";
import { deleteLeads } from "./delete-leads.ts";
import { eraseAddress } from "./erase-address.ts";
import { eraseAgain, noteErasure } from "./erasures.ts";

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));

async function opened(place: Place) {
  const { db } = await openStore(place);
  return {
    db,
    lead: (email: string, hour: number) =>
      saveLead(db, messageContent({ email }), undefined, at(hour)),
    async emails(table: "leads" | "subscriptions") {
      const rows = db.selectFrom(table).select("email").orderBy("email");
      return (await rows.execute()).map(({ email }) => email);
    },
    [Symbol.asyncDispose]: () => db.destroy(),
  };
}

type Opened = Awaited<ReturnType<typeof opened>>;

/** The backup of a store as it is now, restored into another. */
async function copyOf(store: Opened, place: Place): Promise<Opened> {
  const copy = await opened(place);
  const tables = ["secrets", "leads", "subscriptions", "outbox"] as const;
  for (const table of tables)
    for (const row of await store.db.selectFrom(table).selectAll().execute())
      await copy.db
        .insertInto(table)
        .values(row as never)
        .execute();
  return copy;
}

const repeatIn = (restored: Opened, old: Opened) =>
  restored.db
    .transaction()
    .execute((transaction) => eraseAgain(old.db, transaction));

describeStores((newPlace) => {
  test("after a restore, erased data is erased again, and what that person wrote since is kept", async () => {
    await using store = await opened(await newPlace());
    await store.lead("ana@example.com", 1);
    await store.lead("bo@example.com", 1);
    await subscribe(store.db, "Ana@example.com", at(1));
    await using restored = await copyOf(store, await newPlace());
    await eraseAddress(store.db, "ana@example.com", at(2));
    // Written to the restored store, after the erasure.
    await restored.lead("ANA@example.com", 3);

    const erased = { leads: 1, subscriptions: 1 };
    expect(await repeatIn(restored, store)).toEqual(erased);
    const left = ["ANA@example.com", "bo@example.com"];
    expect(await restored.emails("leads")).toEqual(left);
    expect(await restored.emails("subscriptions")).toEqual([]);
    expect(await isSuppressed(restored.db, "ana@example.com")).toBe(true);
    const none = { leads: 0, subscriptions: 0 };
    expect(await repeatIn(restored, store)).toEqual(none);
  });

  test("a lead that was deleted by its reference is deleted again", async () => {
    await using store = await opened(await newPlace());
    const { id } = await store.lead("", 1);
    await store.lead("bo@example.com", 1);
    await using restored = await copyOf(store, await newPlace());
    await store.db.transaction().execute(async (transaction) => {
      await noteErasure(transaction, id, at(2).toISOString());
      await deleteLeads(transaction, [id]);
    });
    await repeatIn(restored, store);
    expect(await restored.emails("leads")).toEqual(["bo@example.com"]);
  });
});
