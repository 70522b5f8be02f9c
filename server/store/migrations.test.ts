import { readFileSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import {
  attachmentOf,
  messageContent,
} from "#server/leads/lead-content.fixture.ts";
import { leadContent } from "#server/leads/lead-content.ts";
import { listLeads } from "#server/leads/list-leads.ts";
import { saveLead } from "#server/leads/save-lead.ts";
import { leave, released } from "./released.fixture.ts";
import { migrations } from "./migrations.ts";
import { openStore, type Store } from "./store.ts";
import { describeStores, emptyStore } from "./stores.fixture.ts";
import { tableNames } from "./table-names.ts";

async function schema({ db }: Store) {
  const tables = await db.introspection.getTables();
  return tables
    .map(({ name, columns }) => ({ name, columns }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

const now = new Date("2026-11-21T12:00:00Z");

const posts = parse(readFileSync("tests/stores/posts.yaml", "utf8"), {
  merge: true,
}) as {
  key: string;
  sender: Record<"name" | "email" | "phone", string>;
  hasFile?: boolean;
  fields: Record<string, string | boolean>;
}[];

describeStores((newPlace) => {
  test.each(released)("upgrades a store of %s with every row", async (step) => {
    const place = await newPlace();
    await leave(step, place);
    const store = await openStore(place);
    await using db = store.db;
    expect(await schema(store)).toEqual(
      await schema(await emptyStore(newPlace)),
    );

    const leads = await listLeads(db);
    const called = (name: string) =>
      leads.find(({ reference }) => reference === name);
    const [first, second] = [called("SR-AAAAAA"), called("SR-BBBBBB")];
    const third = called("SR-CCCCCC");
    const words = 'Two lines, "quoted"';
    const li = { name: "李 O'Brien", email: "li@example.com", message: words };
    expect(third).toMatchObject(messageContent(li));
    expect(second).toMatchObject({ follows: first?.id, phone: "713" });
    for (const { key, sender, hasFile, fields } of step < "0004" ? [] : posts) {
      const lead = leads.find((one) => one.idempotency_key === key)!;
      expect(lead).toMatchObject(sender);
      expect(JSON.parse(lead.fields)).toEqual(fields);
      const entries = { ...sender, ...JSON.parse(lead.fields) };
      const files = hasFile ? [attachmentOf()] : undefined;
      const again = leadContent(lead.kind, entries, files);
      expect(await saveLead(db, again, key, now)).toEqual(lead);
    }
    expect(await listLeads(db)).toEqual(leads);
    const subscriptions = db.selectFrom("subscriptions").selectAll();
    const pending = { email: "Ana@example.com", status: "pending" };
    expect(await subscriptions.execute()).toMatchObject(
      step < "0002" ? [] : [pending],
    );
    const mails = db.selectFrom("outbox").where("lead_id", "=", third!.id);
    expect(await mails.select(["kind", "status"]).execute()).toEqual(
      step < "0003" ? [] : [{ kind: "contact", status: "waiting" }],
    );

    // Content from before is still the same lead.
    const again = messageContent();
    expect(await saveLead(db, again, "key", now)).toEqual(first);
    const other = messageContent({ message: "Hello again" });
    expect((await saveLead(db, other, "key", now)).follows).toBe(first?.id);
  });

  test("a step after 0010 only adds", async () => {
    const { db } = await openStore(await newPlace());
    onTestFinished(() => db.destroy());
    const tables = async () =>
      new Map(
        (await db.introspection.getTables()).map(({ name, columns }) => [
          name,
          new Map(columns.map((column) => [column.name, column])),
        ]),
      );
    for (const table of tableNames.toReversed())
      await db.schema.dropTable(table).execute();
    await db.schema.dropTable("kysely_migration").execute();
    let before = await tables();
    // The release before the one that drops them did not use them.
    const dropped = ["write_probe", "confirmation_counts", "page_counts"];
    for (const [step, { up }] of Object.entries(migrations)) {
      await up(db);
      const after = await tables();
      if (step > "0011")
        for (const [table, columns] of before) {
          if (dropped.includes(table) && !after.has(table)) continue;
          for (const [name, column] of columns)
            expect(after.get(table)?.get(name), `${step} ${name}`).toEqual(
              column,
            );
          // The release before inserts rows without them.
          for (const [name, column] of after.get(table)!)
            expect(
              columns.has(name) || column.isNullable || column.hasDefaultValue,
              `${step} ${name}`,
            ).toBe(true);
        }
      before = after;
    }
  });
});
