import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "./app.fixture.ts";
import { formTokens } from "#server/intake/form-token.ts";
import type { Db, SecretTable } from "#server/store/schema.ts";
import { openStore } from "#server/store/store.ts";
import { readUnsubscribeToken } from "#server/recipients/unsubscribe-token.ts";
import { readConfirmToken } from "#server/subscribe/confirm-token.ts";
import { readToken, signToken } from "./signed-token.ts";

// Made by the server of 2026-11-22. Links like these are in sent mails forever, and open pages have such tokens.
const key = "wS0xFQ0m2a4m3Kq0v2gkq8mTn5r1yJc7bD9eHfLzUoA";
const made = "2026-11-20T12:00:00.000Z";
const subscriptionId = "6f1b6d0e-0000-4000-8000-000000000004";
const emailHash = "VbhlY2kSnqzYqO1k7mXx0aYl3H8o1t5u2nB6cQe9dWs";

let db: Db;
beforeEach(async () => {
  ({ db } = await openStore({ dataDir: temporaryFolder() }));
  return () => db.destroy();
});
const keep = (purpose: SecretTable["purpose"]) => {
  const row = { purpose, value: key, created_at: made };
  return db.insertInto("secrets").values(row).execute();
};

test("an older confirmation link still confirms", async () => {
  await keep("confirm");
  const token = `${subscriptionId}.mwoxfuo0.knddnOqzCtHYZ2lQa3tP7gSuYiHpsz-rCI6Fx8b3tHU`;
  const read = await readConfirmToken(db, token, new Date(made));
  expect(read).toEqual({ subscriptionId });
});

test("an older unsubscribe link still unsubscribes", async () => {
  await keep("unsubscribe");
  const token = `${emailHash}.t6Ai-6P9lDxdK2ihatlKm12PFKaeJzektlHq-eUrTGI`;
  expect(await readUnsubscribeToken(db, token)).toBe(emailHash);
});

test("a form that was open while the server was replaced is not suspect", async () => {
  await keep("form-token");
  const tokens = await formTokens(db, () => new Date("2026-11-20T12:05:00Z"));
  const token =
    "mwoxfuo0.AbCdEfGhIj-_.I0pN6sOmJJy727BH3X2VLnov0XhHk5YX7QWLP1QoC6Y";
  expect(await tokens.fault(token, "contact")).toBeUndefined();
});

test("a token longer than ours is not even hashed", () => {
  const token = (length: number) => signToken(key, "a".repeat(length));
  expect(readToken([key], token(100))).toBe("a".repeat(100));
  expect(readToken([key], token(100_000))).toBeUndefined();
});
