import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { temporaryFolder } from "#server/app.fixture.ts";
import { SqliteThreadDialect } from "./sqlite-dialect.ts";

type Tables = { words: { word: string } };

/** A file with one table, and a connection with short waiting times. */
function open() {
  const file = `${temporaryFolder()}/file.sqlite`;
  using raw = new DatabaseSync(file);
  raw.exec("create table words (word text not null) strict");
  const db = new Kysely<Tables>({
    dialect: new SqliteThreadDialect({
      file,
      pragmas: { journal_mode: "wal" },
      patience: 600,
      isChecked: true,
    }),
  });
  onTestFinished(() => db.destroy());
  const insert = (word: string, into: Kysely<Tables> = db) =>
    into.insertInto("words").values({ word }).executeTakeFirstOrThrow();
  const words = async () =>
    (await db.selectFrom("words").selectAll().execute()).map(
      ({ word }) => word,
    );
  return { db, file, insert, words };
}

test("a failed transaction leaves the connection to the next", async () => {
  const { db, insert, words } = open();
  await expect(
    db.transaction().execute(async (transaction) => {
      await insert("undone", transaction);
      throw new Error("no more");
    }),
  ).rejects.toThrow("no more");
  await insert("kept");
  expect(await words()).toEqual(["kept"]);
});

test("while another process holds the file, only writers wait, and not forever", async () => {
  const { file, insert, words } = open();
  await insert("before");
  using other = new DatabaseSync(file);
  other.exec("begin immediate");
  const writes = Promise.allSettled([insert("one"), insert("two")]);
  // The event loop is not blocked.
  let ticks = 0;
  const ticking = setInterval(() => ticks++, 10);
  const results = await writes;
  clearInterval(ticking);
  expect(results).toMatchObject([
    { reason: { message: "database is locked" } },
    { reason: { code: "STORE_BUSY" } },
  ]);
  expect(ticks).toBeGreaterThan(10);
  other.exec("commit");
  await insert("after");
  expect(await words()).toEqual(["before", "after"]);
});

test("returns how many rows a statement has changed", async () => {
  const { db, insert } = open();
  expect((await insert("one")).numInsertedOrUpdatedRows).toBe(1n);
  await insert("two");
  const [deleted] = await db.deleteFrom("words").execute();
  expect(deleted?.numDeletedRows).toBe(2n);
});

test("opens under --watch, where Node's own messages come from the thread", async () => {
  // As Node sets it for the process that it watches.
  vi.stubEnv("WATCH_REPORT_DEPENDENCIES", "1");
  onTestFinished(() => void vi.unstubAllEnvs());
  const { insert, words } = open();
  await insert("kept");
  expect(await words()).toEqual(["kept"]);
});
