import type { Sender } from "#server/outbox/lead-mailing.ts";
import { readToken, signToken } from "#server/signed-token.ts";
import type { Db } from "#server/store/schema.ts";
import { secret, secrets } from "#server/store/secrets.ts";

/**
 * The link that unsubscribes the address with this hash. It never expires, and works long after the address has been
 * deleted.
 */
export async function unsubscribeLink(
  db: Db,
  { publicOrigin }: Pick<Sender, "publicOrigin">,
  emailHash: string,
  now: Date,
): Promise<string> {
  const token = signToken(await secret(db, "unsubscribe", now), emailHash);
  return `${publicOrigin}/subscribe/unsubscribe?token=${token}`;
}

/** The hash of the address that a token unsubscribes. */
export async function readUnsubscribeToken(
  db: Db,
  token: string,
): Promise<string | undefined> {
  return readToken(await secrets(db, "unsubscribe"), token);
}
