import { readToken, signToken } from "#server/signed-token.ts";
import type { Db } from "#server/store/schema.ts";
import { secret, secrets } from "#server/store/secrets.ts";

/** What the office's links do, by the end of their address below /subscribe. */
export type NewsletterAction = "send" | "stop";

/** The path of a link that sends or stops an issue. It works until `endNewsletterLinks`. */
export async function newsletterPath(
  db: Db,
  action: NewsletterAction,
  issue: string,
  now: Date,
): Promise<string> {
  const key = await secret(db, "lead-link", now);
  const token = signToken(key, issue, `newsletter-${action}`);
  return `/subscribe/${action}?token=${token}`;
}

/** The issue that a link is about. */
export async function readNewsletterLink(
  db: Db,
  action: NewsletterAction,
  token: string,
): Promise<string | undefined> {
  const keys = await secrets(db, "lead-link");
  return readToken(keys, token, `newsletter-${action}`);
}

/** Makes every such link in earlier mails invalid: the next one has a new key. */
export async function endNewsletterLinks(db: Db): Promise<void> {
  await db.deleteFrom("secrets").where("purpose", "=", "lead-link").execute();
}
