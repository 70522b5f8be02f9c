import { expect, test } from "vitest";
import { messageContent } from "#server/leads/lead-content.fixture.ts";
import { saveLead } from "#server/leads/save-lead.ts";
import { closeSuspects } from "#server/leads/lead-status.ts";
import { describeStores, emptyStore } from "#server/store/stores.fixture.ts";
import { countOpen, leadsTable, pageOfLeads } from "./desk-leads.ts";

describeStores((newPlace) => {
  test("lists, counts, exports and closes only open leads of the kinds that are asked for", async () => {
    const { db } = await emptyStore(newPlace);
    const at = (minutes: number) =>
      new Date(Date.UTC(2026, 10, 20, 12, minutes));
    let saved = 0;
    const save = (kind: "contact" | "claim", suspect: string | null) => {
      const content = { ...messageContent({ email: "" }), kind };
      const now = at(saved++);
      const fields = JSON.stringify({ message: `post ${saved}` });
      const words = { ...content, fields };
      return saveLead(db, words, undefined, now, { suspect });
    };
    const older = await save("contact", null);
    const newer = await save("contact", null);
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
    expect(references).toEqual(exported);

    const by = { by: "Maria", now: at(60) };
    const until = at(50).toISOString();
    expect(await closeSuspects(db, ["claim"], until, by)).toBe(0);
    expect(await closeSuspects(db, ["contact"], until, by)).toBe(1);
    expect(await countOpen(db, suspects)).toBe(0);
  });
});
