import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { messageContent } from "#server/leads/lead-content.fixture.ts";
import { saveLead } from "#server/leads/save-lead.ts";
import { eraseAddress } from "./erase-address.ts";
import type { Store } from "#server/store/store.ts";
import { tableNames } from "#server/store/table-names.ts";
import { isPostgres } from "#server/store/is-postgres.ts";
import { describeStores, emptyStore } from "#server/store/stores.fixture.ts";
import { subscribe } from "#server/subscribe/subscribe.fixture.ts";
import { isSuppressed } from "#server/recipients/suppression.ts";

const now = new Date("2026-11-20T12:00:00Z");

describeStores((newPlace) => {
  let db: Store["db"];
  beforeEach(async () => {
    ({ db } = await emptyStore(newPlace));
  });

  const lead = (email: string, key?: string) =>
    saveLead(db, messageContent({ email }), key, now);
  const everything = async () =>
    JSON.stringify(
      await Promise.all(
        tableNames.map((table) => db.selectFrom(table).selectAll().execute()),
      ),
    );

  test("only the hash of an address remains, by which nothing is sent to it", async () => {
    const first = await lead("Ana@Example.com", "key");
    const other = await lead("bo@example.com", "key");
    expect(other.follows).toBe(first.id);
    await lead("ana@example.com");
    await subscribe(db, "ANA@example.com", now);
    await subscribe(db, "bo@example.com", now);
    const erased = await eraseAddress(db, "ana@EXAMPLE.com", now);
    expect(erased.leads).toHaveLength(2);
    expect(erased.subscriptions).toHaveLength(1);
    // Two about leads, one receipt and one confirmation.
    expect(erased.mails).toHaveLength(4);

    const remaining = await everything();
    expect(remaining).not.toMatch(/ana@example\.com/i);
    for (const id of [...erased.leads, ...erased.mails])
      expect(remaining).not.toContain(id);
    expect(remaining.match(/bo@example\.com/g)?.length).toBeGreaterThan(2);
    expect(await isSuppressed(db, "ana@example.com")).toBe(true);
    expect(await isSuppressed(db, "bo@example.com")).toBe(false);
  });

  test("an address with no data is remembered too", async () => {
    const none = { leads: [], subscriptions: [], mails: [] };
    expect(await eraseAddress(db, "ana@example.com", now)).toEqual(none);
    expect(await isSuppressed(db, "ana@example.com")).toBe(true);
  });

  test("an address with more leads than a statement has parameters is erased", async () => {
    // SQLite takes 32,766. PostgreSQL gets a list as one parameter, and ends a statement after ten seconds.
    const many = isPostgres(db) ? 5_000 : 33_000;
    const other = await lead("bo@example.com");
    for (let row = 0; row < many; row += 1000)
      await db
        .insertInto("leads")
        .values(
          Array.from({ length: 1000 }, (_, at) => ({
            ...other,
            email: "Ana@example.com",
            id: `${row + at}`,
            reference: `${row + at}`,
          })),
        )
        .execute();
    // As autovacuum does after so many rows. Without it, a connection keeps the plan it made while tables were small,
    // and reads a whole table for each row that it deletes.
    await sql`analyze`.execute(db);
    const erased = await eraseAddress(db, "ana@example.com", now);
    expect(erased.leads).toHaveLength(many);
    const left = await db.selectFrom("leads").select("id").execute();
    expect(left).toEqual([{ id: other.id }]);
  });
});
