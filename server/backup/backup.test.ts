import { createHash } from "node:crypto";
import {
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { temporaryFolder } from "#server/app.fixture.ts";
import { listLeads } from "#server/leads/list-leads.ts";
import { saveLead } from "#server/leads/save-lead.ts";
import { leave } from "#server/store/released.fixture.ts";
import { storeFile } from "#server/store/sqlite.ts";
import { openStore } from "#server/store/store.ts";
import { describeStores, type Place } from "#server/store/stores.fixture.ts";
import { whyNoClient } from "../../tests/faults/postgres.ts";
import { backUp } from "./back-up.ts";
import { runPostgresCommand } from "./postgres-commands.ts";
import { restore } from "./restore.ts";
import { verify } from "./verify.ts";

// Whole, though long: every case takes or restores a backup of the same filled store.

const message = {
  name: "Ana",
  email: "ana@example.com",
  phone: "",
  message: "Hello",
  audience: "customer",
} as const;
const noon = new Date("2026-11-20T12:00:00Z");

async function opened(place: Place) {
  const store = await openStore(place);
  const save = (name: string) =>
    saveLead(store.db, { ...message, name }, crypto.randomUUID(), noon);
  return {
    ...store,
    save,
    names: async () => (await listLeads(store.db)).map(({ name }) => name),
    backUp: (file: string) => backUp(store, place.databaseUrl, file),
    [Symbol.asyncDispose]: () => store.db.destroy(),
  };
}

describeStores((newPlace) => {
  test("a backup under way holds every lead that was kept before it, and restores them elsewhere", async () => {
    await using store = await opened(await newPlace());
    const acknowledged: string[] = [];
    const end = new AbortController();
    const writing = (async () => {
      while (!end.signal.aborted)
        acknowledged.push((await store.save("Bo")).id);
    })();
    while (acknowledged.length < 20) await new Promise(setImmediate);
    const before = [...acknowledged];
    const file = `${temporaryFolder()}/copy`;
    await store.backUp(file);
    end.abort();
    await writing;

    const elsewhere = await newPlace();
    expect(await restore(elsewhere, file, false)).toBeUndefined();
    await using restored = await opened(elsewhere);
    const ids = (await listLeads(restored.db)).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(before));
    expect(await verify(restored)).toMatchObject({
      problems: [],
      counts: { leads: ids.length, outbox: ids.length },
    });
    await restored.save("Cy");
  });

  test("only its owner can read it, and nothing is overwritten or left over", async () => {
    await using store = await opened(await newPlace());
    const folder = temporaryFolder();
    await store.backUp(`${folder}/copy`);
    expect(statSync(`${folder}/copy`).mode & 0o777).toBe(0o600);
    const bytes = readFileSync(`${folder}/copy`);
    await expect(store.backUp(`${folder}/copy`)).rejects.toThrow(
      "is there already",
    );
    expect(readFileSync(`${folder}/copy`).equals(bytes)).toBe(true);
    await expect(store.backUp(`${folder}/none/copy`)).rejects.toThrow("ENOENT");
    await store.db.schema.dropTable("write_probe").execute();
    await store.db.destroy();
    await expect(store.backUp(`${folder}/failed`)).rejects.toThrow();
    expect(readdirSync(folder)).toEqual(["copy"]);
  });

  test.each<[string, (file: string) => void]>([
    ["cut off near its end", (file) => truncateSync(file, size(file) - 9)],
    ["cut in half", (file) => truncateSync(file, size(file) >> 1)],
    ["empty", (file) => truncateSync(file, 0)],
    ["of another program", (file) => writeFileSync(file, "a,b\n".repeat(99))],
    ["overwritten in its middle", spoil],
  ])("a backup is refused when it is %s", async (_, damage) => {
    const place = await newPlace();
    await using store = await opened(place);
    await store.save("Ana");
    const file = `${temporaryFolder()}/copy`;
    await store.backUp(file);
    damage(file);
    await expect(restore(place, file, true)).rejects.toThrow(
      /copy cannot be restored: /,
    );
    expect(await store.names()).toEqual(["Ana"]);
  });

  test("what is there already is replaced only when that is asked for, and kept beside", async () => {
    const place = await newPlace();
    await using server = await opened(place);
    await server.save("old");
    const file = `${temporaryFolder()}/copy`;
    await server.backUp(file);
    await server.save("new");
    await server.db
      .insertInto("suppressions")
      .values({ email_hash: "hash", created_at: noon.toISOString() })
      .execute();
    await expect(restore(place, file, false)).rejects.toThrow("--replace");
    expect(await server.names()).toHaveLength(2);

    const before = await restore(place, file, true);
    // A server that had the store open goes on with what has been restored.
    expect(await server.names()).toEqual(["old"]);
    await server.save("next");
    expect(await server.names()).toHaveLength(2);
    expect(await verify(server)).toMatchObject({
      problems: [],
      // Who wants no mail is never forgotten.
      counts: { suppressions: 1 },
    });

    const elsewhere = await newPlace();
    await restore(elsewhere, before ?? "", false);
    await using kept = await opened(elsewhere);
    expect((await kept.names()).toSorted()).toEqual(["new", "old"]);
  });

  test("a backup of an earlier version is brought to today's schema", async () => {
    const old = await newPlace();
    await leave("0001-leads", old);
    let file = storeFile(old.dataDir);
    if (old.databaseUrl) {
      file = `${temporaryFolder()}/copy`;
      const args = ["--format=custom", "--no-owner", `--file=${file}`];
      await runPostgresCommand("pg_dump", args, old.databaseUrl);
    }
    const place = await newPlace();
    await using server = await opened(place);
    await server.save("Bo");
    await restore(place, file, true);
    expect(await server.names()).toHaveLength(3);
    await server.save("Cy");
    expect((await verify(server)).problems).toEqual([]);
  });

  test("a backup of a newer version is refused", async () => {
    const place = await newPlace();
    await using store = await opened(place);
    await sql`insert into kysely_migration values ('9999-newer', '2030-01-01')`.execute(
      store.db,
    );
    const file = `${temporaryFolder()}/copy`;
    await store.backUp(file);
    const elsewhere = await newPlace();
    await expect(restore(elsewhere, file, false)).rejects.toThrow(
      /newer version.*9999-newer/,
    );
    expect(existsSync(`${elsewhere.dataDir}/leads.sqlite`)).toBe(false);
  });

  test("verify names leads without a mail, but not suspects, and mails without words", async () => {
    await using store = await opened(await newPlace());
    const lost = await store.save("Ana");
    await saveLead(store.db, message, undefined, noon, "honeypot");
    await store.db.deleteFrom("outbox").execute();
    await store.save("Bo");
    await store.db.updateTable("outbox").set({ body: null }).execute();
    const { id } = await store.db
      .selectFrom("outbox")
      .select("id")
      .executeTakeFirstOrThrow();
    expect((await verify(store)).problems).toEqual([
      `${lost.reference} has no mail`,
      `The mail ${id} is to be sent and has no text`,
    ]);
  });
}, whyNoClient);

const size = (file: string) => statSync(file).size;

function spoil(file: string) {
  const bytes = readFileSync(file);
  bytes.fill(0x55, bytes.length >> 2, bytes.length - (bytes.length >> 2));
  writeFileSync(file, bytes);
}

test("a byte of a file that has changed in a backup is noticed, where SQLite would not", async () => {
  await using store = await opened({ dataDir: temporaryFolder() });
  const content = Buffer.alloc(100_000, "contract");
  const sha256 = createHash("sha256").update(content).digest("hex");
  const attachment = {
    file_name: "a.pdf",
    media_type: "application/pdf" as const,
    size: content.length,
    sha256,
    content,
  };
  await saveLead(store.db, { ...message, attachment }, undefined, noon);
  const file = `${temporaryFolder()}/copy`;
  await store.backUp(file);
  const bytes = readFileSync(file);
  bytes[bytes.indexOf("contractcontract") + 1000]! ^= 1;
  writeFileSync(file, bytes);
  const elsewhere = { dataDir: temporaryFolder() };
  await expect(restore(elsewhere, file, false)).rejects.toThrow(
    "a file in it is not what came",
  );
});
