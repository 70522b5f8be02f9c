import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { expect, onTestFinished, test } from "vitest";
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
  const insert = (word: string) =>
    db.insertInto("words").values({ word }).execute();
  const words = () => db.selectFrom("words").selectAll().execute();
  return { file, insert, words };
}

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
  expect(await words()).toEqual([{ word: "before" }, { word: "after" }]);
});
