import { expect, test } from "vitest";
import { messageContent } from "#server/leads/lead-content.fixture.ts";
import { saveLead } from "#server/leads/save-lead.ts";
import {
  closeSuspects,
  leadHistory,
  setLeadStatus,
} from "#server/leads/lead-status.ts";
import type { LeadKind } from "#forms/kinds.ts";
import { describeStores, emptyStore } from "#server/store/stores.fixture.ts";
import { countOpen, pageOfLeads } from "./desk-leads.ts";

describeStores((newPlace) => {
  test("claims come first, and a search finds a lead by a part of its name, address, reference or number", async () => {
    const { db } = await emptyStore(newPlace);
    const save = (kind: LeadKind, minute: number, typed: object = {}) => {
      const content = { ...messageContent(), ...typed, kind };
      const at = new Date(Date.UTC(2026, 10, 20, 12, minute));
      return saveLead(db, content, undefined, at);
    };
    const phone = "(713) 555.0142";
    const ana = { name: "José Ávila", email: "100%_@example.com", phone };
    const claims = [await save("claim", 0), await save("claim", 1, ana)];
    // At the same time, so their ids order them.
    const messages = [await save("contact", 2), await save("contact", 2)];
    messages.sort((one, other) => (one.id < other.id ? -1 : 1));
    const ordered = [...claims.toReversed(), ...messages.toReversed()];
    const kinds = ["claim", "contact"] as const;
    for (const [index, { kind, received_at, id }] of ordered.entries()) {
      const place = `${Number(kind === "claim")} ${received_at} ${id}`;
      const listed = { kinds, areSuspect: false };
      const { leads } = await pageOfLeads(db, listed, place);
      const after = ordered.slice(index + 1).map((lead) => lead.id);
      expect(leads.map((lead) => lead.id)).toEqual(after);
    }
    const find = async (search: string) =>
      (await pageOfLeads(db, { kinds, search })).leads.map(({ id }) => id);
    const { id, reference } = claims[1]!;
    for (const search of ["JOS", "Ávila", "0%_@", "555-01", reference])
      expect(await find(search), search).toEqual([id]);
    for (const search of ["5%0142", "\\", "12"])
      expect(await find(search), search).toEqual([]);
    const all = [...messages.toReversed(), ...claims.toReversed()];
    expect(await find("example.com")).toEqual(all.map((lead) => lead.id));
  });

  test("giving a lead that ends halfway changes neither the lead nor its history", async () => {
    const { db } = await emptyStore(newPlace);
    const now = new Date();
    const { id } = await saveLead(db, messageContent(), undefined, now);
    const change = { status: "taken", by: "Maria", now } as const;
    const office = {
      mailboxes: { to: "leads@sabineridge.example" },
      // The last step reads it, for the mail to the colleagues.
      get sender(): never {
        throw new Error("killed");
      },
    };
    const giving = setLeadStatus(db, id, {
      ...change,
      assignee: "Lee",
      office,
    });
    await expect(giving).rejects.toThrow("killed");
    expect(await leadHistory(db, id)).toEqual([]);
    expect((await setLeadStatus(db, id, change))?.status_by).toBe("Maria");
  });

  test("lists, counts and closes only open leads of the kinds that are asked for", async () => {
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
    const message = await save("contact", null);
    await save("claim", null);
    await save("contact", "links");
    const answered = await save("contact", null);
    const closed = db.updateTable("leads").where("id", "=", answered.id);
    await closed.set({ status: "answered" }).execute();

    const listed = { kinds: ["contact"] as const, areSuspect: false };
    const suspects = { ...listed, areSuspect: true };
    const { leads } = await pageOfLeads(db, listed);
    expect(leads.map(({ id }) => id)).toEqual([message.id]);
    expect(await countOpen(db, listed)).toBe(1);
    expect(await countOpen(db, suspects)).toBe(1);

    const by = { by: "Maria", now: at(60) };
    const until = at(50).toISOString();
    expect(await closeSuspects(db, ["claim"], until, by)).toBe(0);
    expect(await closeSuspects(db, ["contact"], until, by)).toBe(1);
    expect(await countOpen(db, suspects)).toBe(0);
  });
});
