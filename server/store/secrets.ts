import { randomBytes } from "node:crypto";
import type { Db, SecretTable } from "./schema.ts";

/**
 * The current signing key of a purpose: 32 random bytes in base64url, created when first needed. Two processes that
 * need the first one at the same time may each create one, so signatures are checked with all of them (`secrets`).
 */
export async function secret(
  db: Db,
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
  db: Db,
  purpose: SecretTable["purpose"],
): Promise<string[]> {
  const rows = await datedSecrets(db, purpose);
  return rows.map((row) => row.value);
}

/** A key and its creation time. */
export type DatedSecret = Pick<SecretTable, "value" | "created_at">;

/** Like `secrets`, each with its age. */
export function datedSecrets(
  db: Db,
  purpose: SecretTable["purpose"],
): Promise<DatedSecret[]> {
  return db
    .selectFrom("secrets")
    .select(["value", "created_at"])
    .where("purpose", "=", purpose)
    .orderBy("created_at", "desc")
    .execute();
}

/** Creates a key and returns it. If another process created one in the same millisecond, returns that one. */
export async function addSecret(
  db: Db,
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
