import { createHash, randomUUID } from "node:crypto";
import type { KyselyPlugin } from "kysely";
import { expect, test } from "vitest";
import { describeStores, emptyStore } from "#server/store/stores.fixture.ts";
import type { Attachment } from "#server/uploads/attachment.ts";
import { messageContent, requestContent } from "./lead-content.fixture.ts";
import { deleteLeads } from "#server/removal/delete-leads.ts";
import { listLeads } from "./list-leads.ts";
import { saveLead } from "./save-lead.ts";

const message = messageContent();
const noon = new Date("2026-11-20T12:00:00Z");
const eleven = new Date("2026-11-20T11:00:00Z");

const content = Buffer.from("%PDF-1.7 \u0000\u00ff %%EOF");
const file: Attachment & { content: Buffer } = {
  file_name: "page.pdf",
  media_type: "application/pdf",
  size: content.length,
  sha256: createHash("sha256").update(content).digest("hex"),
  content,
};

describeStores((newPlace) => {
  test("the same words under the same key are one lead", async () => {
    const { db } = await emptyStore(newPlace);
    const key = randomUUID();
    const first = await saveLead(db, message, key, noon);
    expect(await saveLead(db, message, key, eleven)).toEqual(first);
    expect(await listLeads(db)).toEqual([first]);
  });

  test("20 simultaneous posts of them are one lead", async () => {
    const { db } = await emptyStore(newPlace);
    const key = randomUUID();
    const leads = await Promise.all(
      Array.from({ length: 20 }, () => saveLead(db, message, key, noon)),
    );
    expect(new Set(leads.map((lead) => lead.reference)).size).toBe(1);
    expect(await listLeads(db)).toHaveLength(1);
  });

  test("other words under a key are a new lead that refers to the first, whatever the clock says", async () => {
    const { db } = await emptyStore(newPlace);
    const key = randomUUID();
    const first = await saveLead(db, message, key, noon);
    const second = await saveLead(
      db,
      { ...message, phone: "713 555 0142" },
      key,
      eleven,
    );
    const third = await saveLead(db, { ...message, name: "An" }, key, noon);
    expect(first.follows).toBeNull();
    expect(second.follows).toBe(first.id);
    expect(third.follows).toBe(first.id);
    expect(
      new Set([first.reference, second.reference, third.reference]).size,
    ).toBe(3);
    expect(await saveLead(db, { ...message, name: "An" }, key, noon)).toEqual(
      third,
    );
  });

  test.each([
    ["without a key", () => undefined],
    ["under another key", () => randomUUID()],
  ])(
    "%s, the same words within ten minutes are leads that refer to the first",
    async (_, newKey) => {
      const { db } = await emptyStore(newPlace);
      const at = (
        minute: number,
        change?: Parameters<typeof messageContent>[0],
      ) =>
        saveLead(
          db,
          messageContent(change),
          newKey(),
          new Date(noon.getTime() + minute * 60_000),
        );
      const first = await at(0);
      expect((await at(7, { phone: "713 555 0142" })).follows).toBe(first.id);
      // Ten minutes after the last of them, they still all refer to the first.
      expect((await at(16)).follows).toBe(first.id);
      expect((await at(1, { message: "Hello?" })).follows).toBeNull();
      expect((await at(1, { email: "bo@example.com" })).follows).toBeNull();
      expect((await at(27)).follows).toBeNull();
    },
  );

  test("of two simultaneous clicks without a key, one lead refers to the other", async () => {
    const { db } = await emptyStore(newPlace);
    const leads = await Promise.all(
      Array.from({ length: 5 }, () => saveLead(db, message, undefined, noon)),
    );
    const first = leads.filter((lead) => lead.follows === null);
    expect(first).toHaveLength(1);
    expect(leads.filter((lead) => lead.follows === first[0]?.id)).toHaveLength(
      4,
    );
  });

  test("leads are listed newest first", async () => {
    const { db } = await emptyStore(newPlace);
    const late = await saveLead(db, message, undefined, noon);
    const early = await saveLead(db, message, undefined, eleven);
    expect(await listLeads(db)).toEqual([late, early]);
  });

  test("texts are stored unchanged, whatever they contain", async () => {
    const { db } = await emptyStore(newPlace);
    const odd = messageContent({
      name: "Robert'); DROP TABLE leads;--",
      message: "“李” \u202eabc\u200d 👩‍👩‍👧 'x' \"y\" $1 ? @@name@@",
    });
    const lead = await saveLead(db, odd, undefined, noon);
    expect(await listLeads(db)).toEqual([{ ...lead, ...odd }]);
  });

  test("a lead and its mail are stored together or not at all", async () => {
    const { db } = await emptyStore(newPlace);
    const key = randomUUID();
    const lead = await saveLead(db, message, key, noon);
    await saveLead(db, message, key, noon);
    const mails = () => db.selectFrom("outbox").selectAll().execute();
    const waiting = { lead_id: lead.id, status: "waiting", attempts: 0 };
    expect(
      (await mails()).toSorted((one, other) =>
        one.kind.localeCompare(other.kind),
      ),
    ).toMatchObject([
      { kind: "contact", ...waiting },
      { kind: "receipt", ...waiting },
    ]);

    await db.schema.dropTable("outbox").execute();
    await expect(saveLead(db, message, undefined, noon)).rejects.toThrow(
      "outbox",
    );
    expect(await listLeads(db)).toEqual([lead]);
  });

  test("a file is stored with its lead and its mail, or none of them is", async () => {
    const { db } = await emptyStore(newPlace);
    const key = randomUUID();
    const lead = await saveLead(db, requestContent({}, file), key, noon);
    expect(await saveLead(db, requestContent({}, file), key, noon)).toEqual(
      lead,
    );
    const files = () => db.selectFrom("attachments").selectAll().execute();
    const [kept, ...more] = await files();
    expect(more).toEqual([]);
    expect(kept).toMatchObject({ lead_id: lead.id, file_name: "page.pdf" });
    expect(Buffer.from(kept!.content).equals(file.content)).toBe(true);
    expect(await listLeads(db)).toEqual([lead]);

    await db.schema.dropTable("outbox").execute();
    const failing = saveLead(db, requestContent({}, file), randomUUID(), noon);
    await expect(failing).rejects.toThrow("outbox");
    expect(await files()).toHaveLength(1);
  });

  test("the same files in another order are the same lead", async () => {
    const { db } = await emptyStore(newPlace);
    const key = randomUUID();
    const other = { ...file, sha256: "other" };
    const both = requestContent({}, file, other);
    const lead = await saveLead(db, both, key, noon);
    const turned = requestContent({}, other, file);
    expect(await saveLead(db, turned, key, noon)).toEqual(lead);
    const kept = db.selectFrom("attachments").select("lead_id");
    expect(await kept.execute()).toEqual([
      { lead_id: lead.id },
      { lead_id: lead.id },
    ]);
  });

  test("the same request with another file, or with none, refers to the first", async () => {
    const { db } = await emptyStore(newPlace);
    const key = randomUUID();
    const first = await saveLead(db, requestContent({}, file), key, noon);
    for (const others of [[], [{ ...file, sha256: "other" }]]) {
      const next = await saveLead(db, requestContent({}, ...others), key, noon);
      expect(next.follows).toBe(first.id);
    }
  });

  test("without a key, certificates for two holders are unrelated", async () => {
    const { db } = await emptyStore(newPlace);
    const first = await saveLead(db, requestContent(), undefined, noon);
    const other = requestContent({ holder: "City of Dallas" });
    expect((await saveLead(db, other, undefined, noon)).follows).toBeNull();
    const again = await saveLead(db, requestContent(), undefined, noon);
    expect(again.follows).toBe(first.id);
  });

  test("leads are deleted with their files", async () => {
    const { db } = await emptyStore(newPlace);
    const { id } = await saveLead(
      db,
      requestContent({}, file),
      undefined,
      noon,
    );
    await saveLead(db, requestContent({}, file), randomUUID(), noon);
    await db
      .transaction()
      .execute((transaction) => deleteLeads(transaction, [id]));
    expect(await listLeads(db)).toHaveLength(1);
    const files = db.selectFrom("attachments").select("lead_id");
    expect(await files.execute()).toHaveLength(1);
  });

  test("with a thousand leads under one key a post reads a few, and the newest no longer have the key", async () => {
    const { db } = await emptyStore(newPlace);
    const key = randomUUID();
    const first = await saveLead(db, message, key, noon);
    for (let row = 0; row < 1000; row += 100)
      await db
        .insertInto("leads")
        .values(
          Array.from({ length: 100 }, (_, each) => ({
            ...first,
            id: randomUUID(),
            reference: `${row + each}`,
            follows: first.id,
            words_hash: `${row + each}`,
          })),
        )
        .execute();
    const reads = countRows();
    const counted = db.withPlugin(reads);
    const next = await saveLead(counted, requestContent(), key, noon);
    expect(next).toMatchObject({ idempotency_key: null, follows: first.id });
    expect(await saveLead(counted, message, key, noon)).toEqual(first);
    expect(reads.rows).toBeLessThan(100);
    expect(reads.texts).toBeLessThan(10);
  });

  test("however often the words under a key change, every lead is stored and refers to the first", async () => {
    const { db } = await emptyStore(newPlace);
    const key = randomUUID();
    const kept = [];
    for (let change = 0; change < 30; change++)
      kept.push(
        await saveLead(db, { ...message, phone: `${change}` }, key, noon),
      );
    const [first, ...others] = kept;
    expect(others.every(({ follows }) => follows === first?.id)).toBe(true);
    const leads = await listLeads(db);
    expect(leads).toHaveLength(30);
    const withKey = leads.filter(({ idempotency_key }) => idempotency_key);
    expect(withKey.length).toBeLessThan(30);
    // A repeated click is still the same lead.
    expect(await saveLead(db, { ...message, phone: "1" }, key, noon)).toEqual(
      kept[1],
    );
  });

  test("without a key, a post reads only a few of the leads it repeats", async () => {
    const { db } = await emptyStore(newPlace);
    for (let post = 0; post < 30; post++)
      await saveLead(db, message, undefined, noon);
    const reads = countRows();
    await saveLead(db.withPlugin(reads), message, undefined, noon);
    expect(reads.rows).toBeLessThan(10);
  });
});

/** Counts the results of queries: rows, and how many of them contain a message. */
function countRows(): KyselyPlugin & { rows: number; texts: number } {
  return {
    rows: 0,
    texts: 0,
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      this.rows += result.rows.length;
      this.texts += result.rows.filter((row) => "fields" in row).length;
      return result;
    },
  };
}
