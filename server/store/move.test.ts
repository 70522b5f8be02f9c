import { createHash } from "node:crypto";
import { expect, inject, test } from "vitest";
import { temporaryFolder } from "#server/app.fixture.ts";
import {
  messageContent,
  requestContent,
} from "#server/leads/lead-content.fixture.ts";
import { saveLead } from "#server/leads/save-lead.ts";
import { saveSubscription } from "#server/subscribe/subscriptions.ts";
import type { Attachment } from "#server/uploads/attachment.ts";
import { newDatabase, whyNoPostgres } from "../../tests/faults/postgres.ts";
import { moveToPostgres } from "./move.ts";
import { storeFile } from "./sqlite.ts";
import { openStore } from "./store.ts";
import { tableNames } from "./table-names.ts";

const sender = { publicOrigin: "https://www.example.com", postalAddress: "x" };
const noon = new Date("2026-11-20T12:00:00Z");
const content = Buffer.from([0, 1, 255, ...Buffer.from("%PDF-1.7 李")]);

/** A store in SQLite with rows of every kind, and an empty one in PostgreSQL. */
async function stores() {
  const dataDir = temporaryFolder();
  const databaseUrl = await newDatabase(inject("postgres"));
  const { db: sqlite } = await openStore({ dataDir });
  const { db: postgres } = await openStore({ dataDir, databaseUrl });
  await saveLead(
    sqlite,
    messageContent({ name: "O’Brien 李 \t\\N" }),
    "key",
    noon,
  );
  // The same words again: this lead follows the first.
  await saveLead(sqlite, messageContent(), undefined, noon);
  await saveLead(sqlite, messageContent(), undefined, noon);
  const file: Attachment = {
    file_name: "page.pdf",
    media_type: "application/pdf",
    size: content.length,
    sha256: createHash("sha256").update(content).digest("hex"),
    content,
  };
  await saveLead(sqlite, requestContent({}, file), undefined, noon);
  await saveSubscription(
    sqlite,
    {
      email: "ana@example.com",
      address: undefined,
      consent: "yes",
      isVouchedFor: true,
    },
    { sender, strangersPerDay: 500 },
    noon,
  );
  return { dataDir, sqlite, postgres };
}

test.skipIf(whyNoPostgres)(
  `moves every row to PostgreSQL as it is, and says how many${whyNoPostgres}`,
  async () => {
    const { dataDir, sqlite, postgres } = await stores();
    await using source = sqlite;
    await using target = postgres;
    const counts = await moveToPostgres(storeFile(dataDir), target);
    expect(counts).toMatchObject({
      leads: 4,
      attachments: 1,
      outbox: 6,
      subscriptions: 1,
    });
    for (const table of tableNames) {
      const rows = async (db: typeof source) =>
        (await db.selectFrom(table).selectAll().execute())
          .map((row) => JSON.stringify(plain(row)))
          .toSorted();
      expect(await rows(target), table).toEqual(await rows(source));
    }
    // Both sign links with the same keys, and a retry of a post is still the same lead.
    const again = messageContent({ name: "O’Brien 李 \t\\N" });
    await saveLead(target, again, "key", noon);
    expect(await target.selectFrom("leads").selectAll().execute()).toHaveLength(
      4,
    );
  },
);

/** A file's bytes, whichever kind of array the database returns. */
const plain = (row: object) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value instanceof Uint8Array ? Buffer.from(value).toString("hex") : value,
    ]),
  );

test.skipIf(whyNoPostgres)(
  `moves nothing into a store that has leads, and nothing if a row cannot be written${whyNoPostgres}`,
  async () => {
    const { dataDir, sqlite, postgres } = await stores();
    await using _source = sqlite;
    await using target = postgres;
    const move = () => moveToPostgres(storeFile(dataDir), target);
    await target.schema.alterTable("newsletters").renameTo("away").execute();
    await expect(move()).rejects.toThrow("newsletters");
    await target.schema.alterTable("away").renameTo("newsletters").execute();
    const leads = () => target.selectFrom("leads").select("id").execute();
    expect(await leads()).toEqual([]);
    await move();
    await expect(move()).rejects.toThrow("already has leads");
    expect(await leads()).toHaveLength(4);
  },
);
