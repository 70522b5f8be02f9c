import { createHmac } from "node:crypto";
import type { Db } from "#server/store/schema.ts";
import { secret, secrets } from "#server/store/secrets.ts";

/** No two people have mailboxes that differ only in case. */
export const emailKey = (email: string) => email.toLowerCase();

/** The address as a keyed hash. It does not reveal the address, and stays the same as long as the store's key does. */
export function hashEmail(db: Db, email: string, now: Date): Promise<string> {
  return hashText(db, emailKey(email), now);
}

/** The same for a text. A text that is not an address begins with a word that says what it is, and a space. */
export async function hashText(
  db: Db,
  text: string,
  now: Date,
): Promise<string> {
  return keyedHash(await secret(db, "email-hash", now), text);
}

/** Whether this address has been unsubscribed. */
export async function isSuppressed(db: Db, email: string): Promise<boolean> {
  const found = await db
    .selectFrom("suppressions")
    .select("email_hash")
    .where("email_hash", "in", await hashes(db, email))
    .executeTakeFirst();
  return found !== undefined;
}

/** The addresses that have not been unsubscribed. */
export async function withoutSuppressed<Row extends { email: string }>(
  db: Db,
  rows: readonly Row[],
): Promise<Row[]> {
  const keys = await secrets(db, "email-hash");
  const suppressed = await db.selectFrom("suppressions").selectAll().execute();
  const gone = new Set(suppressed.map(({ email_hash }) => email_hash));
  return rows.filter(
    ({ email }) => !emailHashes(keys, email).some((hash) => gone.has(hash)),
  );
}

/** Records that the address with this hash wants no more mail. */
export async function suppress(
  db: Db,
  emailHash: string,
  now: Date,
): Promise<void> {
  await db
    .insertInto("suppressions")
    .values({ email_hash: emailHash, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Cancels that. */
export async function lift(db: Db, email: string): Promise<void> {
  await db
    .deleteFrom("suppressions")
    .where("email_hash", "in", await hashes(db, email))
    .execute();
}

/** The hashes of an address under each of these keys. */
export const emailHashes = (keys: readonly string[], email: string) =>
  keys.map((key) => keyedHash(key, emailKey(email)));

async function hashes(db: Db, email: string): Promise<string[]> {
  // An empty list would not be valid SQL.
  return ["", ...emailHashes(await secrets(db, "email-hash"), email)];
}

const keyedHash = (key: string, text: string) =>
  createHmac("sha256", key).update(text).digest("base64url");
