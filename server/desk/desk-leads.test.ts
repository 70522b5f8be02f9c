import { expect, test } from "vitest";
import { messageContent } from "#server/leads/lead-content.fixture.ts";
import { saveLead } from "#server/leads/save-lead.ts";
import { closeSuspects } from "#server/leads/lead-status.ts";
import type { LeadTable } from "#server/store/schema.ts";
import { describeStores, emptyStore } from "#server/store/stores.fixture.ts";
import { countOpen, leadsTable, pageOfLeads } from "./desk-leads.ts";

describeStores((newPlace) => {
  test("lists, counts, exports and closes only open leads of the kinds that are asked for", async () => {
    const { db } = await emptyStore(newPlace);
    const at = (minutes: number) =>
      new Date(Date.UTC(2026, 10, 20, 12, minutes));
    let saved = 0;
    /** All of them arrive at once. */
    const save = (kind: "contact" | "claim", suspect: string | null) => {
      const message = `post ${saved++}`;
      const content = { ...messageContent({ email: "", message }), kind };
      return saveLead(db, content, undefined, at(0), { suspect });
    };
    const both = [await save("contact", null), await save("contact", null)];
    const [older, newer] = both.toSorted((one, other) =>
      one.id < other.id ? -1 : 1,
    ) as [LeadTable, LeadTable];
    await save("claim", null);
    const spam = await save("contact", "links");
    const answered = await save("contact", null);
    const closed = db.updateTable("leads").where("id", "=", answered.id);
    await closed.set({ status: "answered" }).execute();

    const listed = { kinds: ["contact"] as const, areSuspect: false };
    const suspects = { ...listed, areSuspect: true };
    const { leads } = await pageOfLeads(db, listed);
    expect(leads.map(({ id }) => id)).toEqual([newer.id, older.id]);
    const place = `${newer.received_at} ${newer.id}`;
    const after = await pageOfLeads(db, listed, place);
    expect(after.leads.map(({ id }) => id)).toEqual([older.id]);
    expect(await countOpen(db, listed)).toBe(2);
    expect(await countOpen(db, suspects)).toBe(1);
    const { rows } = await leadsTable(db, ["contact"]);
    const references: unknown[] = [];
    for await (const row of rows) references.push(Object.values(row)[0]);
    const exported = [newer, older, spam].map(({ reference }) => reference);
    expect(references.toSorted()).toEqual(exported.toSorted());

    const by = { by: "Maria", now: at(60) };
    const until = at(50).toISOString();
    expect(await closeSuspects(db, ["claim"], until, by)).toBe(0);
    expect(await closeSuspects(db, ["contact"], until, by)).toBe(1);
    expect(await countOpen(db, suspects)).toBe(0);
  });
});
