import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { SecretTable, Tables } from "./schema.ts";

/**
 * The key that signs for a purpose now: 32 random bytes in base64url, made at first need. Two processes that need the
 * first one at once may each make theirs, so what was signed is checked with all of them (`secrets`).
 */
export async function secret(
  db: Kysely<Tables>,
  purpose: SecretTable["purpose"],
  now: Date,
): Promise<string> {
  const [newest] = await secrets(db, purpose);
  if (newest) return newest;
  const value = await addSecret(db, purpose, now);
  const [made = value] = await secrets(db, purpose);
  return made;
}

/** Every key of a purpose, the newest first. */
export async function secrets(
  db: Kysely<Tables>,
  purpose: SecretTable["purpose"],
): Promise<string[]> {
  const rows = await datedSecrets(db, purpose);
  return rows.map((row) => row.value);
}

/** A key and when it was made. */
export type DatedSecret = Pick<SecretTable, "value" | "created_at">;

/** As `secrets`, each with its age. */
export function datedSecrets(
  db: Kysely<Tables>,
  purpose: SecretTable["purpose"],
): Promise<DatedSecret[]> {
  return db
    .selectFrom("secrets")
    .select(["value", "created_at"])
    .where("purpose", "=", purpose)
    .orderBy("created_at", "desc")
    .execute();
}

/** Makes a key and returns it. One that another process made in the same millisecond stands instead of it. */
export async function addSecret(
  db: Kysely<Tables>,
  purpose: SecretTable["purpose"],
  now: Date,
): Promise<string> {
  const value = randomBytes(32).toString("base64url");
  await db
    .insertInto("secrets")
    .values({ purpose, value, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return value;
}
