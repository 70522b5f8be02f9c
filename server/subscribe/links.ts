import type { Kysely } from "kysely";
import { retention } from "#server/leads/retention.ts";
import { readToken, signToken } from "#server/signed-token.ts";
import type { Tables } from "#server/store/schema.ts";
import { secret, secrets } from "#server/store/secrets.ts";

/** In milliseconds: as long as the store keeps unconfirmed subscriptions. */
const confirmableFor = retention.unconfirmedSubscriptions.days * 24 * 3_600_000;

/** The token of a confirmation link: which subscription, and when it was requested. */
export async function confirmToken(
  db: Kysely<Tables>,
  subscriptionId: string,
  now: Date,
): Promise<string> {
  const payload = `${subscriptionId}.${now.getTime().toString(36)}`;
  return signToken(await secret(db, "confirm", now), payload);
}

/** The subscription that a token confirms; "expired" if the token was valid once, undefined if it never was. */
export async function readConfirmToken(
  db: Kysely<Tables>,
  token: string,
  now: Date,
): Promise<{ subscriptionId: string } | "expired" | undefined> {
  const payload = readToken(await secrets(db, "confirm"), token);
  const [subscriptionId = "", asked = ""] = payload?.split(".") ?? [];
  if (!subscriptionId) return undefined;
  const age = now.getTime() - Number.parseInt(asked, 36);
  return age > confirmableFor ? "expired" : { subscriptionId };
}

/** The token of an unsubscribe link. It never expires, and works long after the address has been deleted. */
export async function unsubscribeToken(
  db: Kysely<Tables>,
  emailHash: string,
  now: Date,
): Promise<string> {
  return signToken(await secret(db, "unsubscribe", now), emailHash);
}

/** The hash of the address that a token unsubscribes. */
export async function readUnsubscribeToken(
  db: Kysely<Tables>,
  token: string,
): Promise<string | undefined> {
  return readToken(await secrets(db, "unsubscribe"), token);
}
