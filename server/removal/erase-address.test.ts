import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { messageContent } from "#server/leads/lead-content.fixture.ts";
import { saveLead } from "#server/leads/save-lead.ts";
import { eraseAddress } from "./erase-address.ts";
import type { Store } from "#server/store/store.ts";
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
    JSON.stringify([
      await db.selectFrom("leads").selectAll().execute(),
      await db.selectFrom("outbox").selectAll().execute(),
      await db.selectFrom("subscriptions").selectAll().execute(),
      await db.selectFrom("suppressions").selectAll().execute(),
      await db.selectFrom("receipts").selectAll().execute(),
    ]);

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

    const kept = await everything();
    expect(kept).not.toMatch(/ana@example\.com/i);
    for (const id of [...erased.leads, ...erased.mails])
      expect(kept).not.toContain(id);
    expect(kept.match(/bo@example\.com/g)?.length).toBeGreaterThan(2);
    expect(await isSuppressed(db, "ana@example.com")).toBe(true);
    expect(await isSuppressed(db, "bo@example.com")).toBe(false);
  });

  test("an address with no data is remembered too", async () => {
    const none = { leads: [], subscriptions: [], mails: [] };
    expect(await eraseAddress(db, "ana@example.com", now)).toEqual(none);
    expect(await eraseAddress(db, "ana@example.com", now)).toEqual(none);
    expect(await isSuppressed(db, "ana@example.com")).toBe(true);
  });

  test("an address with more leads than a statement has parameters is erased", async () => {
    // SQLite takes 32,766. PostgreSQL gets a list as one parameter, and ends a statement after ten seconds.
    const many = isPostgres(db) ? 5_000 : 33_000;
    const other = await lead("bo@example.com");
    await sql`
      with recursive counted(i) as (select 1 union all select i + 1 from counted where i < ${sql.lit(many)})
      insert into leads (id, reference, kind, received_at, name, email, phone, fields, follows)
      select 'lead ' || i, 'SR ' || i, 'contact', ${now.toISOString()}, 'Ana', 'Ana@example.com', '', '{}',
        case when i > 1 then 'lead ' || (i - 1) end
      from counted`.execute(db);
    await sql`
      insert into outbox (id, kind, lead_id, subject, body, created_at, status, attempts, next_attempt_at)
      select 'mail ' || id, 'contact', id, 'x', 'x', received_at, 'waiting', 0, received_at from leads
      where id <> ${other.id}`.execute(db);
    // As autovacuum does after so many rows. Without it, a connection keeps the plan it made while tables were small,
    // and reads a whole table for each row that it deletes.
    await sql`analyze`.execute(db);
    const erased = await eraseAddress(db, "ana@example.com", now);
    expect(erased.leads).toHaveLength(many);
    expect(erased.mails).toHaveLength(many);
    const left = await db.selectFrom("leads").select("id").execute();
    expect(left).toEqual([{ id: other.id }]);
  });
});
