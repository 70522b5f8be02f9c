import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { describeStores, emptyStore } from "#server/store/stores.fixture.ts";
import type { Attachment } from "#server/uploads/attachment.ts";
import {
  attachmentOf,
  messageContent,
  requestContent,
} from "./lead-content.fixture.ts";
import { listLeads } from "./list-leads.ts";
import { saveLead } from "./save-lead.ts";

const message = messageContent();
const noon = new Date("2026-11-20T12:00:00Z");
const eleven = new Date("2026-11-20T11:00:00Z");

const file = attachmentOf();

describeStores((newPlace) => {
  test("the same words under the same key are one lead, also 20 at once", async () => {
    const { db } = await emptyStore(newPlace);
    const key = randomUUID();
    const leads = await Promise.all(
      Array.from({ length: 20 }, () => saveLead(db, message, key, noon)),
    );
    leads.push(await saveLead(db, message, key, eleven));
    expect(await listLeads(db)).toEqual([leads[0]]);
    for (const lead of leads) expect(lead).toEqual(leads[0]);
  });

  test("other words under a key are a new lead that refers to the first, whatever the clock says", async () => {
    const { db } = await emptyStore(newPlace);
    const key = randomUUID();
    const edited = { ...message, name: "An" };
    const first = await saveLead(db, message, key, noon);
    const other = messageContent({ phone: "1" });
    const second = await saveLead(db, other, key, eleven);
    const third = await saveLead(db, edited, key, noon);
    const leads = [first, second, third];
    expect(leads.map(({ follows }) => follows)).toEqual([
      null,
      first.id,
      first.id,
    ]);
    expect(new Set(leads.map(({ reference }) => reference)).size).toBe(3);
    expect(await saveLead(db, edited, key, noon)).toEqual(third);
  });

  test("a key matches at most twenty leads, so that a flood under one reads few", async () => {
    const { db } = await emptyStore(newPlace);
    for (let lead = 0; lead < 22; lead++)
      await saveLead(db, messageContent({ message: `${lead}` }), "key", noon);
    const leads = await listLeads(db);
    expect(leads).toHaveLength(22);
    expect(leads.filter((lead) => lead.idempotency_key)).toHaveLength(20);
  });

  test.each([
    ["without a key", () => undefined],
    ["under another key", () => randomUUID()],
  ])("%s, repeats within ten minutes are related", async (_, newKey) => {
    const { db } = await emptyStore(newPlace);
    const followed = async (
      minute: number,
      change?: Parameters<typeof messageContent>[0],
    ) => {
      const at = new Date(noon.getTime() + minute * 60_000);
      return (await saveLead(db, messageContent(change), newKey(), at)).follows;
    };
    const { id } = await saveLead(db, message, newKey(), noon);
    expect(await followed(7, { phone: "713 555 0142" })).toBe(id);
    // Ten minutes after the last of them, they still all refer to the first.
    expect(await followed(16)).toBe(id);
    expect(await followed(1, { message: "Hello?" })).toBeNull();
    expect(await followed(1, { email: "bo@example.com" })).toBeNull();
    expect(await followed(27)).toBeNull();
  });

  test("of simultaneous clicks without a key, all leads but one refer to that one", async () => {
    const { db } = await emptyStore(newPlace);
    const leads = await Promise.all(
      Array.from({ length: 5 }, () => saveLead(db, message, undefined, noon)),
    );
    const { id } = leads.find(({ follows }) => follows === null)!;
    expect(leads.filter(({ follows }) => follows === id)).toHaveLength(4);
  });

  test("a lead, its files and its mails are stored together or not at all", async () => {
    const { db } = await emptyStore(newPlace);
    const request = requestContent({}, file);
    const key = randomUUID();
    const lead = await saveLead(db, request, key, noon);
    expect(await saveLead(db, request, key, noon)).toEqual(lead);
    const files = () => db.selectFrom("attachments").selectAll().execute();
    const [stored, ...more] = await files();
    expect(more).toEqual([]);
    expect(stored).toMatchObject({ lead_id: lead.id, file_name: "page.pdf" });
    expect(Buffer.from(stored!.content)).toEqual(file.content);
    const mails = db.selectFrom("outbox").selectAll().orderBy("kind");
    const waiting = { lead_id: lead.id, status: "waiting", attempts: 0 };
    expect(await mails.execute()).toMatchObject([
      { kind: "certificate", ...waiting },
      { kind: "receipt", ...waiting },
    ]);

    await db.schema.dropTable("outbox").execute();
    const failing = saveLead(db, request, randomUUID(), noon);
    await expect(failing).rejects.toThrow("outbox");
    expect(await listLeads(db)).toEqual([lead]);
    expect(await files()).toHaveLength(1);
  });

  test("the same files in another order are the same lead; another file, or none, refers to it", async () => {
    const { db } = await emptyStore(newPlace);
    const key = randomUUID();
    const other = { ...file, sha256: "other" };
    const save = (...files: Attachment[]) =>
      saveLead(db, requestContent({}, ...files), key, noon);
    const lead = await save(file, other);
    expect(await save(other, file)).toEqual(lead);
    const stored = await db
      .selectFrom("attachments")
      .select("lead_id")
      .execute();
    expect(stored).toEqual([{ lead_id: lead.id }, { lead_id: lead.id }]);
    for (const files of [[], [other]])
      expect((await save(...files)).follows).toBe(lead.id);
  });

  test("without a key, certificates for two holders are unrelated", async () => {
    const { db } = await emptyStore(newPlace);
    const first = await saveLead(db, requestContent(), undefined, noon);
    const other = requestContent({ holder: "City of Dallas" });
    expect((await saveLead(db, other, undefined, noon)).follows).toBeNull();
    const again = await saveLead(db, requestContent(), undefined, noon);
    expect(again.follows).toBe(first.id);
  });
});
