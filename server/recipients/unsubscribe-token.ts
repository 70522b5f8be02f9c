import { readToken, signToken } from "#server/signed-token.ts";
import type { Db } from "#server/store/schema.ts";
import { secret, secrets } from "#server/store/secrets.ts";

/** The token of an unsubscribe link. It never expires, and works long after the address has been deleted. */
export async function unsubscribeToken(
  db: Db,
  emailHash: string,
  now: Date,
): Promise<string> {
  return signToken(await secret(db, "unsubscribe", now), emailHash);
}

/** The hash of the address that a token unsubscribes. */
export async function readUnsubscribeToken(
  db: Db,
  token: string,
): Promise<string | undefined> {
  return readToken(await secrets(db, "unsubscribe"), token);
}
