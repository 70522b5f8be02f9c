import { retention } from "#server/retention.ts";
import { readToken, signToken } from "#server/signed-token.ts";
import type { Db } from "#server/store/schema.ts";
import { secret, secrets } from "#server/store/secrets.ts";

/** In milliseconds: as long as the store keeps unconfirmed subscriptions. */
const confirmableFor = retention.unconfirmedSubscriptions.days * 24 * 3_600_000;

/** The token of a confirmation link: which subscription, and when it was requested. */
export async function confirmToken(
  db: Db,
  subscriptionId: string,
  now: Date,
): Promise<string> {
  const payload = `${subscriptionId}.${now.getTime().toString(36)}`;
  return signToken(await secret(db, "confirm", now), payload);
}

/** The subscription that a token confirms; "expired" if the token was valid once, undefined if it never was. */
export async function readConfirmToken(
  db: Db,
  token: string,
  now: Date,
): Promise<{ subscriptionId: string } | "expired" | undefined> {
  const payload = readToken(await secrets(db, "confirm"), token);
  const [subscriptionId = "", requestedAt = ""] = payload?.split(".") ?? [];
  if (!subscriptionId) return undefined;
  const age = now.getTime() - Number.parseInt(requestedAt, 36);
  return age > confirmableFor ? "expired" : { subscriptionId };
}
