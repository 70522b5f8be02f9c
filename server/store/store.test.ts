import { existsSync, renameSync, writeFileSync } from "node:fs";
import { sql, type Kysely } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { temporaryFolder } from "#server/app.fixture.ts";
import { Health } from "#server/health/health.ts";
import { listLeads } from "#server/leads/list-leads.ts";
import { messageContent } from "#server/leads/lead-content.fixture.ts";
import { saveLead } from "#server/leads/save-lead.ts";
import { migrate } from "./migrate.ts";
import { migrations } from "./migrations.ts";
import { leave } from "./released.fixture.ts";
import { storeFile } from "./sqlite.ts";
import { openAsItIs, openStore, openStoreOrWait } from "./store.ts";
import { describeStores } from "./stores.fixture.ts";
import { tableNames } from "./table-names.ts";

const message = messageContent();
const patience = { timeout: 60_000 };
const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute));

test("a server starts with a damaged store, and opens the backup that replaces it", async () => {
  const output = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  onTestFinished(() => output.mockRestore());
  const place = { dataDir: temporaryFolder() };
  const file = storeFile(place.dataDir);
  const { db } = await openStore(place);
  await saveLead(db, message, undefined, at(0));
  await db.destroy();
  renameSync(file, `${file}.backup`);
  writeFileSync(file, "not SQLite\n".repeat(999));
  const server = await openStoreOrWait(place);
  onTestFinished(() => server.db.destroy());
  await expect(listLeads(server.db)).rejects.toThrow(/cannot be used/);
  renameSync(`${file}.backup`, file);
  await expect
    .poll(() => listLeads(server.db).catch(() => []), patience)
    .toHaveLength(1);
});

describeStores((newPlace) => {
  test("a server that expects a store makes no empty one, says what to do, and opens it once it is there", async () => {
    const place = await newPlace();
    const output = vi.spyOn(process.stdout, "write").mockReturnValue(true);
    onTestFinished(() => output.mockRestore());
    const server = await openStoreOrWait({ ...place, mayBeNew: false });
    await expect(listLeads(server.db)).rejects.toThrow(/Mount its disk/);
    expect(output.mock.calls.join()).toContain("Mount its disk");
    expect(existsSync(storeFile(place.dataDir))).toBe(false);

    const { db } = await openStoreOrWait(place);
    expect(output.mock.calls.join()).toContain("DATA_DIR_EXPECTED=1");
    await saveLead(db, message, undefined, at(0));
    await db.destroy();
    await expect
      .poll(() => listLeads(server.db).catch(() => []), patience)
      .toHaveLength(1);
    await server.db.destroy();
  });

  test("servers that open a new store at once create its tables once, and store one lead under a key", async () => {
    const place = await newPlace();
    const stores = await Promise.all(
      Array.from({ length: 4 }, () => openStore(place)),
    );
    await Promise.all(
      stores.map(({ db }) => saveLead(db, message, "key", at(0))),
    );
    expect(await listLeads(stores[0]!.db)).toHaveLength(1);
    for (const { db } of stores) await db.destroy();
  });

  test("a migration that fails leaves the store as it was, and says why", async () => {
    const place = await newPlace();
    const { db } = await openStore(place);
    for (const table of [...tableNames.toReversed(), "kysely_migration"])
      await db.schema.dropTable(table).execute();
    // A later step fails on this name.
    await sql`create table rate_limits (id text)`.execute(db);
    await expect(openStore(place)).rejects.toThrow(
      /cannot be used: .*rate_limits.* already exists/,
    );
    await expect(listLeads(db)).rejects.toThrow("leads");
    await db.schema.dropTable("rate_limits").execute();
    await db.destroy();
    const { db: mended } = await openStore(place);
    expect(await listLeads(mended)).toEqual([]);
    await mended.destroy();
  });

  test("a command upgrades no store: it rejects another schema", async () => {
    const place = await newPlace();
    writeFileSync(storeFile(place.dataDir), "");
    await expect(openAsItIs(place, "any")).rejects.toThrow("It is empty");
    await leave("0003-outbox-and-care", place);
    await expect(openAsItIs(place, "usable")).rejects.toThrow(
      "releases/current",
    );
    const { db } = await openAsItIs(place, "any");
    onTestFinished(() => db.destroy());
    const { rows } = await sql`select name from kysely_migration`.execute(db);
    expect(rows).toHaveLength(3);
    const newer = sql`insert into kysely_migration values ('9999-newer', '2030')`;
    await newer.execute(db);
    await expect(openAsItIs(place, "any")).rejects.toThrow(/newer .* 9999/);
  });

  test("a server works on the store of a newer version, which only adds to it", async () => {
    const place = await newPlace();
    const { db } = await openStore(place);
    const up = async (newer: Kysely<never>) => {
      for (const table of tableNames)
        await sql`
          alter table ${sql.table(table)}
          add column added text default 'newer' not null`.execute(newer);
    };
    await migrate(db, undefined, { ...migrations, "9999-additions": { up } });
    await db.destroy();
    const { db: older, kind } = await openStoreOrWait(place);
    onTestFinished(() => older.destroy());
    const lead = await saveLead(older, message, undefined, at(0));
    expect(await listLeads(older)).toMatchObject([{ id: lead.id }]);
    const probed = { db: older, kind, dataDir: place.dataDir, diskFreeMin: 0 };
    const report = await new Health(probed, () => at(1)).report();
    expect(report.ready).toBe(true);
    const command = await openAsItIs(place, "usable");
    await command.db.destroy();
  });

  test("a store that has a step of another version and lacks one of ours is rejected", async () => {
    const place = await newPlace();
    const { db, kind } = await openStore(place);
    const newest = Object.keys(migrations).at(-1)!;
    await sql`
      update kysely_migration set name = '9999-other'
      where name = ${newest}`.execute(db);
    const probed = { db, kind, dataDir: place.dataDir, diskFreeMin: 0 };
    const { problems } = await new Health(probed, () => at(1)).report();
    expect(problems).toEqual(["schema"]);
    await db.destroy();
    await expect(openStore(place)).rejects.toThrow(
      /cannot be used: It was written by a newer version .* 9999-other/,
    );
  });
});
