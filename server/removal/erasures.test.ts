import { expect, test } from "vitest";
import { temporaryFolder } from "#server/app.fixture.ts";
import { backUp } from "#server/backup/back-up.ts";
import { runPostgresCommand } from "#server/backup/postgres-commands.ts";
import { restore } from "#server/backup/restore.ts";
import { eraseAddress } from "./erase-address.ts";
import { noteErasure } from "./erasures.ts";
import { deleteLeads } from "./delete-leads.ts";
import { messageContent } from "#server/leads/lead-content.fixture.ts";
import { saveLead } from "#server/leads/save-lead.ts";
import { leave } from "#server/store/released.fixture.ts";
import { storeFile } from "#server/store/sqlite.ts";
import { openStore } from "#server/store/store.ts";
import { describeStores, type Place } from "#server/store/stores.fixture.ts";
import { saveSubscription } from "#server/subscribe/subscriptions.ts";

const sender = { publicOrigin: "https://www.example.com", postalAddress: "x" };
const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));

async function opened(place: Place) {
  const store = await openStore(place);
  const { db } = store;
  return {
    ...store,
    lead: (email: string, hour: number) =>
      saveLead(db, messageContent({ email }), undefined, at(hour)),
    subscribe: (email: string, hour: number) =>
      saveSubscription(
        db,
        { email, address: undefined, consent: "yes", isVouchedFor: true },
        { sender, strangersPerDay: 500 },
        at(hour),
      ),
    ids: async (table: "leads" | "subscriptions") =>
      (
        await db.selectFrom(table).select("email").orderBy("email").execute()
      ).map(({ email }) => email),
    backUp: async () => {
      const file = `${temporaryFolder()}/copy`;
      await backUp(store, place.databaseUrl, file);
      return file;
    },
    [Symbol.asyncDispose]: () => db.destroy(),
  };
}

describeStores((newPlace) => {
  test("an older backup does not bring back erased data, and does not delete what that person wrote since", async () => {
    const place = await newPlace();
    await using store = await opened(place);
    await store.lead("ana@example.com", 1);
    await store.lead("bo@example.com", 1);
    await store.subscribe("Ana@example.com", 1);
    const older = await store.backUp();
    await eraseAddress(store.db, "ana@example.com", at(2));
    await store.lead("ANA@example.com", 3);
    await store.subscribe("ana@example.com", 3);
    const newer = await store.backUp();

    const { kept, erased } = await restore(place, older, { replace: true });
    expect(erased).toEqual({ leads: 1, subscriptions: 1 });
    expect(await store.ids("leads")).toEqual(["bo@example.com"]);
    expect(await store.ids("subscriptions")).toEqual([]);
    const mails = await store.db.selectFrom("outbox").selectAll().execute();
    expect(JSON.stringify(mails)).not.toMatch(/ana@/i);

    const elsewhere = await newPlace();
    for (const backup of [newer, kept ?? ""]) {
      await restore(elsewhere, backup, { replace: true });
      await using there = await opened(elsewhere);
      expect(await there.ids("leads")).toEqual([
        "ANA@example.com",
        "bo@example.com",
      ]);
      expect(await there.ids("subscriptions")).toEqual(["ana@example.com"]);
      if (backup === newer) await there.db.deleteFrom("outbox").execute();
    }
  });

  test("it does not bring back a lead that was deleted by its reference", async () => {
    const place = await newPlace();
    await using store = await opened(place);
    const { id } = await store.lead("", 1);
    await store.lead("bo@example.com", 1);
    const older = await store.backUp();
    await store.db.transaction().execute(async (transaction) => {
      await noteErasure(transaction, id, at(2).toISOString());
      await deleteLeads(transaction, [id]);
    });
    await restore(place, older, { replace: true });
    expect(await store.ids("leads")).toEqual(["bo@example.com"]);
  });

  test("one from before the record of erasures does not either, even if a clock was set back", async () => {
    const place = await newPlace();
    await using store = await opened(place);
    await store.lead("ana@example.com", 1);
    await eraseAddress(store.db, "ana@example.com", new Date(0));
    const old = await newPlace();
    await leave("0001-leads", old);
    let file = storeFile(old.dataDir);
    if (old.databaseUrl) {
      file = `${temporaryFolder()}/copy`;
      const args = ["--format=custom", "--no-owner", `--file=${file}`];
      await runPostgresCommand("pg_dump", args, old.databaseUrl);
    }
    await restore(place, file, { replace: true, withoutChecksum: true });
    expect(await store.ids("leads")).toEqual(["li@example.com"]);
  });
});
