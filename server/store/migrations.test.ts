import { expect, test } from "vitest";
import { verify } from "#server/backup/verify.ts";
import { listLeads } from "#server/leads/list-leads.ts";
import { saveLead } from "#server/leads/save-lead.ts";
import { leave, released } from "./released.fixture.ts";
import { openStore, type Store } from "./store.ts";
import { describeStores, emptyStore } from "./stores.fixture.ts";

async function schema({ db }: Store) {
  const tables = await db.introspection.getTables();
  return tables
    .map(({ name, columns }) => ({ name, columns }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

describeStores((newPlace) => {
  test.each(Object.keys(released))(
    "a store as of %s gets today's schema and keeps every row",
    async (step) => {
      const place = await newPlace();
      await leave(step, place);
      const store = await openStore(place);
      await using db = store.db;
      expect(await schema(store)).toEqual(
        await schema(await emptyStore(newPlace)),
      );

      const [third, second, first] = await listLeads(db);
      expect(third).toMatchObject({
        reference: "SR-CCCCCC",
        name: "李 O'Brien",
        message: 'Two lines, "quoted"',
        suspect: null,
      });
      expect(second).toMatchObject({ follows: first?.id, phone: "713" });
      const subscriptions = await db
        .selectFrom("subscriptions")
        .select(["email", "status", "requested_at"])
        .execute();
      expect(subscriptions).toEqual(
        step === "0001-leads"
          ? []
          : [
              {
                email: "Ana@example.com",
                status: "pending",
                requested_at: "2026-11-19T11:00:00.000Z",
              },
            ],
      );
      // No mail told of leads at first, and none is missing.
      expect((await verify(store)).problems).toEqual([]);
      const mails = await db.selectFrom("outbox").selectAll().execute();
      expect(mails.map(({ status }) => status)).toEqual(
        step === "0003-outbox-and-care" ? ["waiting"] : [],
      );

      // What was kept before is the same lead after.
      const { name, email, phone, message, audience } = first!;
      const words = { name, email, phone, message, audience };
      const now = new Date("2026-11-21T12:00:00Z");
      expect(await saveLead(db, words, "key", now)).toEqual(first);
      const other = { ...words, message: "Hello again" };
      expect((await saveLead(db, other, "key", now)).follows).toBe(first?.id);
    },
  );
});
