import { expect, inject, test } from "vitest";
import { temporaryFolder } from "#server/app.fixture.ts";
import {
  attachmentOf,
  messageContent,
  requestContent,
} from "#server/leads/lead-content.fixture.ts";
import { saveLead } from "#server/leads/save-lead.ts";
import { subscribe } from "#server/subscribe/subscribe.fixture.ts";
import { newDatabase, whyNoPostgres } from "../../tests/faults/postgres.ts";
import { moveToPostgres } from "./move.ts";
import { storeFile } from "./sqlite.ts";
import { openStore } from "./store.ts";
import { tableNames } from "./table-names.ts";

const noon = new Date("2026-11-20T12:00:00Z");
const typed = messageContent({ name: "O’Brien 李 \t\\N" });
const bytes = Buffer.from([0, 1, 255, ...Buffer.from("%PDF-1.7 李")]);

/** A store in SQLite with rows of every kind, and an empty one in PostgreSQL. */
async function stores() {
  const dataDir = temporaryFolder();
  const databaseUrl = await newDatabase(inject("postgres"));
  const { db: sqlite } = await openStore({ dataDir });
  const { db: postgres } = await openStore({ dataDir, databaseUrl });
  await saveLead(sqlite, typed, "key", noon);
  const request = requestContent({}, attachmentOf(bytes));
  // The same words again: this lead follows the first.
  for (const content of [messageContent(), messageContent(), request])
    await saveLead(sqlite, content, undefined, noon);
  await subscribe(sqlite, "ana@example.com", noon);
  return { dataDir, sqlite, postgres };
}

test.skipIf(whyNoPostgres)(
  `moves every row to PostgreSQL as it is, and says how many${whyNoPostgres}`,
  async () => {
    const { dataDir, sqlite, postgres } = await stores();
    await using source = sqlite;
    await using target = postgres;
    const counts = await moveToPostgres(storeFile(dataDir), target);
    expect(counts).toMatchObject({ leads: 4, attachments: 1, outbox: 6 });
    for (const table of tableNames) {
      const rows = async (db: typeof source) =>
        (await db.selectFrom(table).selectAll().execute())
          .map((row) => JSON.stringify(plain(row)))
          .toSorted();
      expect(await rows(target), table).toEqual(await rows(source));
    }
    // Both sign links with the same keys, and a retry of a post is still the same lead.
    await saveLead(target, typed, "key", noon);
    const leads = await target.selectFrom("leads").selectAll().execute();
    expect(leads).toHaveLength(4);
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
