import { execFileSync } from "node:child_process";
import { createHash, randomInt } from "node:crypto";
import {
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { temporaryFolder } from "#server/app.fixture.ts";
import { listLeads } from "#server/leads/list-leads.ts";
import { messageContent } from "#server/leads/lead-content.fixture.ts";
import { setLeadStatus } from "#server/leads/lead-status.ts";
import { saveLead } from "#server/leads/save-lead.ts";
import type { Db, LeadTable } from "#server/store/schema.ts";
import { leave } from "#server/store/released.fixture.ts";
import { storeFile } from "#server/store/sqlite.ts";
import { openStore } from "#server/store/store.ts";
import { describeStores, type Place } from "#server/store/stores.fixture.ts";
import { whyNoClient } from "../../tests/faults/postgres.ts";
import { backUp, expectRoom } from "./back-up.ts";
import { runPostgresCommand } from "./postgres-commands.ts";
import { restore, verifyBackup } from "./restore.ts";
import { verify } from "./verify.ts";

// One long test file, because every case takes or restores a backup of the same filled store.

const message = messageContent();
const content = Buffer.alloc(100_000, "contract");
const attachment = {
  file_name: "a.pdf",
  media_type: "application/pdf" as const,
  size: content.length,
  sha256: createHash("sha256").update(content).digest("hex"),
  content,
};
const other = Buffer.from("appendix");
const otherAttachment = {
  ...attachment,
  size: other.length,
  sha256: createHash("sha256").update(other).digest("hex"),
  content: other,
};
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
  test("a backup that is running has every lead stored before it, and restores them elsewhere", async () => {
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
    expect(await restore(elsewhere, file)).toMatchObject({ kept: undefined });
    await using restored = await opened(elsewhere);
    const ids = (await listLeads(restored.db)).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(before));
    expect(await verify(restored)).toMatchObject({
      problems: [],
      counts: { leads: ids.length },
    });
    await restored.save("Cy");
  });

  test("only its owner can read it, nothing is overwritten, and nothing is left over", async () => {
    await using store = await opened(await newPlace());
    const folder = temporaryFolder();
    await store.backUp(`${folder}/copy`);
    expect(statSync(`${folder}/copy`).mode & 0o777).toBe(0o600);
    const bytes = readFileSync(`${folder}/copy`);
    await expect(store.backUp(`${folder}/copy`)).rejects.toThrow(
      "already exists",
    );
    expect(readFileSync(`${folder}/copy`).equals(bytes)).toBe(true);
    await expect(store.backUp(`${folder}/none/copy`)).rejects.toThrow("ENOENT");
    await store.db.schema.dropTable("write_probe").execute();
    await store.db.destroy();
    await expect(store.backUp(`${folder}/failed`)).rejects.toThrow();
    expect(readdirSync(folder)).toEqual(["copy", "copy.sha256"]);
  });

  test("a disk with too little room is named with what is needed", async () => {
    await using store = await opened(await newPlace());
    const file = `${temporaryFolder()}/copy`;
    const { bavail, bsize } = statfsSync(dirname(file));
    const free = (bavail * bsize) / 1e6;
    await expectRoom(store, file, 1);
    await expect(expectRoom(store, file, free + 10_000)).rejects.toThrow(
      /needs \d+ MB, and \d+ MB are free/,
    );
  });

  test.each<[string, (file: string) => void]>([
    ["cut off near its end", (file) => truncateSync(file, size(file) - 9)],
    ["cut in half", (file) => truncateSync(file, size(file) >> 1)],
    ["empty", (file) => truncateSync(file, 0)],
    ["of another program", (file) => writeFileSync(file, "a,b\n".repeat(99))],
    ["overwritten in its middle", spoil],
  ])("a backup is rejected if it is %s", async (_, damage) => {
    const place = await newPlace();
    await using store = await opened(place);
    await store.save("Ana");
    const file = `${temporaryFolder()}/copy`;
    await store.backUp(file);
    damage(file);
    await expect(restore(place, file, { replace: true })).rejects.toThrow(
      /copy cannot be restored: /,
    );
    expect(await store.names()).toEqual(["Ana"]);
  });

  test("existing content is replaced only on request, and is saved", async () => {
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
    await expect(restore(place, file)).rejects.toThrow("--replace");
    expect(await server.names()).toHaveLength(2);

    const { kept: before } = await restore(place, file, { replace: true });
    // A server that had the store open continues with the restored content.
    expect(await server.names()).toEqual(["old"]);
    await server.save("next");
    expect(await server.names()).toHaveLength(2);
    expect(await verify(server)).toMatchObject({
      problems: [],
      // An unsubscribed address is never forgotten.
      counts: { suppressions: 1 },
    });

    const elsewhere = await newPlace();
    await restore(elsewhere, before ?? "");
    await using kept = await opened(elsewhere);
    expect((await kept.names()).toSorted()).toEqual(["new", "old"]);
  });

  test("a backup of an earlier version is upgraded to the current schema", async () => {
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
    await restore(place, file, { replace: true, withoutChecksum: true });
    expect(await server.names()).toHaveLength(3);
    await server.save("Cy");
    expect((await verify(server)).problems).toEqual([]);
  });

  test("a backup of a newer version is rejected", async () => {
    const place = await newPlace();
    await using store = await opened(place);
    await sql`insert into kysely_migration values ('9999-newer', '2030-01-01')`.execute(
      store.db,
    );
    const file = `${temporaryFolder()}/copy`;
    await store.backUp(file);
    const elsewhere = await newPlace();
    await expect(restore(elsewhere, file)).rejects.toThrow(
      /newer version.*9999-newer/,
    );
    expect(existsSync(`${elsewhere.dataDir}/leads.sqlite`)).toBe(false);
  });

  test("no single flipped bit of a backup is restored as something else", async () => {
    const place = await newPlace();
    await using store = await opened(place);
    for (const name of ["Ana", "Bo", "Cy"]) await store.save(name);
    const file = `${temporaryFolder()}/copy`;
    await store.backUp(file);
    const sound = readFileSync(file);
    const seed = randomInt(2 ** 31);
    for (const bit of bits(seed, 64, sound.length * 8)) {
      const bytes = Buffer.from(sound);
      bytes[bit >> 3]! ^= 1 << (bit & 7);
      writeFileSync(file, bytes);
      const told = `seed ${seed}, bit ${bit}`;
      await expect(verifyBackup(place, file), told).rejects.toThrow("altered");
      await expect(
        restore(place, file, { replace: true }),
        told,
      ).rejects.toThrow("altered");
    }
    writeFileSync(file, sound);
    expect((await verifyBackup(place, file)).problems).toEqual([]);
    await restore(place, file, { replace: true });
  });

  test("a backup without its checksum is restored only on request", async () => {
    const place = await newPlace();
    await using store = await opened(place);
    await store.save("Ana");
    const file = `${temporaryFolder()}/copy`;
    await store.backUp(file);
    execFileSync("sha256sum", ["--check", "--strict", "copy.sha256"], {
      cwd: dirname(file),
    });
    rmSync(`${file}.sha256`);
    await expect(restore(place, file, { replace: true })).rejects.toThrow(
      "--without-checksum",
    );
    await restore(place, file, { replace: true, withoutChecksum: true });
    expect(await store.names()).toEqual(["Ana"]);
  });

  test.each([
    [
      "the words of a lead",
      (db: Db) => db.updateTable("leads").set({ phone: "1" }),
      /content of SR-\w+ was altered/,
    ],
    [
      "a mail",
      (db: Db) =>
        db
          .updateTable("outbox")
          .set({ body: "1" })
          .where("kind", "=", "contact"),
      /mail \S+ was altered/,
    ],
    [
      "a file",
      (db: Db) =>
        db
          .updateTable("attachments")
          .set({ content: Buffer.from("1") })
          .where("sha256", "=", attachment.sha256),
      /file of SR-\w+ is damaged/,
    ],
  ])(
    "%s that was altered is reported by verify, and its backup is not restored",
    async (_, alter, problem) => {
      const place = await newPlace();
      await using store = await opened(place);
      await saveLead(
        store.db,
        { ...message, attachments: [attachment, otherAttachment] },
        undefined,
        noon,
      );
      await alter(store.db).execute();
      expect((await verify(store)).problems).toEqual([
        expect.stringMatching(problem),
      ]);
      const file = `${temporaryFolder()}/copy`;
      await store.backUp(file);
      expect((await verifyBackup(place, file)).problems).toHaveLength(1);
      await expect(restore(place, file, { replace: true })).rejects.toThrow(
        problem,
      );
    },
  );

  test("what was altered beside the words of a lead is reported by verify", async () => {
    await using store = await opened(await newPlace());
    const { known_hash: _, ...lead } = await store.save("Ana");
    const by = "Maria";
    await setLeadStatus(store.db, lead.id, { status: "taken", by, now: noon });
    const taken = { status: "taken", status_at: noon.toISOString() } as const;
    const problems = async (changed: Partial<LeadTable>) => {
      const whole = { ...lead, ...taken, status_by: by, ...changed };
      await store.db.updateTable("leads").set(whole).execute();
      return (await verify(store)).problems.join();
    };
    expect(await problems({})).toBe("");
    for (const [changed, what] of [
      [{ received_at: "2026-11-19T12:00:00.000Z" }, "time"],
      [{ source: "{}" }, "source"],
      [{ suspect: "speed" }, "mark"],
      [{ status: "answered" }, "status"],
      [{ status: "new", status_at: null, status_by: null }, "status"],
      [{ status_by: "Eve" }, "status"],
    ] as const)
      expect(await problems(changed), what).toMatch(
        new RegExp(`^The .*${what}.* of ${lead.reference} was altered$`),
      );
  });

  test("what a killed restore started to save does not block the next restore", async () => {
    const place = await newPlace();
    await using store = await opened(place);
    await store.save("Ana");
    const file = `${temporaryFolder()}/copy`;
    await store.backUp(file);
    const beside = place.databaseUrl ? file : storeFile(place.dataDir);
    writeFileSync(`${beside}.before-restore`, "");
    writeFileSync(`${beside}.before-restore.partial`, "half");
    const { kept } = await restore(place, file, { replace: true });
    expect((await verifyBackup(place, kept ?? "")).counts).toMatchObject({
      leads: 1,
    });
    expect(existsSync(`${kept}.partial`)).toBe(false);
  });

  test("verify reports leads without a mail, but not suspects, and mails without text", async () => {
    await using store = await opened(await newPlace());
    const lost = await store.save("Ana");
    await saveLead(store.db, message, undefined, noon, { suspect: "honeypot" });
    await store.db.deleteFrom("outbox").execute();
    await store.save("Bo");
    await store.db.updateTable("outbox").set({ body: null }).execute();
    const { id } = await store.db
      .selectFrom("outbox")
      .select("id")
      .executeTakeFirstOrThrow();
    expect((await verify(store)).problems).toEqual([
      `${lost.reference} has no mail`,
      `The mail ${id} is waiting to be sent and has no text`,
    ]);
  });
}, whyNoClient);

/** Positions of this many bits in a file; the same for the same seed. */
function bits(seed: number, count: number, all: number) {
  return Array.from({ length: count }, (_, number) => {
    const hash = createHash("sha256").update(`${seed} ${number}`).digest();
    return hash.readUIntBE(0, 6) % all;
  });
}

const size = (file: string) => statSync(file).size;

function spoil(file: string) {
  const bytes = readFileSync(file);
  bytes.fill(0x55, bytes.length >> 2, bytes.length - (bytes.length >> 2));
  writeFileSync(file, bytes);
}
