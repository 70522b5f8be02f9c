import { expect, test } from "vitest";
import { temporaryFolder } from "#server/app.fixture.ts";
import { secret, secrets } from "./secrets.ts";
import { openSqlite } from "./sqlite.ts";

const noon = new Date("2026-11-20T12:00:00Z");
const later = new Date("2026-11-20T12:00:01Z");

test("a secret is made at first need, and outlasts the process", async () => {
  const folder = temporaryFolder();
  let made: string;
  {
    await using db = await openSqlite(folder);
    made = await secret(db, "unsubscribe", noon);
  }
  expect(Buffer.from(made, "base64url")).toHaveLength(32);
  await using db = await openSqlite(folder);
  expect(await secret(db, "unsubscribe", later)).toBe(made);
});

test("each purpose has its own", async () => {
  await using db = await openSqlite(temporaryFolder());
  const one = await secret(db, "unsubscribe", noon);
  expect(await secret(db, "email-hash", noon)).not.toBe(one);
  expect(await secrets(db, "unsubscribe")).toEqual([one]);
});

test("processes that need the first one at the same moment agree on it", async () => {
  const folder = temporaryFolder();
  await using one = await openSqlite(folder);
  await using other = await openSqlite(folder);
  const made = await Promise.all(
    [one, other, one, other].map((db) => secret(db, "form-token", noon)),
  );
  expect(new Set(made).size).toBe(1);
});

test("the newest signs, and older ones are still known", async () => {
  await using db = await openSqlite(temporaryFolder());
  const old = await secret(db, "form-token", noon);
  await db
    .insertInto("secrets")
    .values({
      purpose: "form-token",
      value: "newer",
      created_at: later.toISOString(),
    })
    .execute();
  expect(await secret(db, "form-token", noon)).toBe("newer");
  expect(await secrets(db, "form-token")).toEqual(["newer", old]);
});
