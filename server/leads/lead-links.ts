import type { Kysely } from "kysely";
import type { LeadMailing } from "#server/outbox/lead-mailing.ts";
import { revokeDesks } from "./desk-links.ts";
import { readToken, signToken } from "#server/signed-token.ts";
import type { LeadStatus, Tables } from "#server/store/schema.ts";
import { addSecret, secret, secrets } from "#server/store/secrets.ts";

/** What the links in a lead's mail do, by the end of their address below /lead. */
export const linkStatus = {
  taken: "taken",
  answered: "answered",
  "not-a-lead": "closed",
} as const satisfies Record<string, LeadStatus>;

export type LeadAction = keyof typeof linkStatus;

export const leadActions = Object.keys(linkStatus) as LeadAction[];

/** The addresses of a lead's signed links. */
export type LeadLinks = Record<LeadAction, string>;

/** The links that set the status of a lead without a login. They work until `revokeLeadLinks`. */
export async function leadLinks(
  db: Kysely<Tables>,
  leadId: string,
  { sender }: Pick<LeadMailing, "sender">,
  now: Date,
): Promise<LeadLinks> {
  const key = await secret(db, "lead-link", now);
  const link = (action: LeadAction) =>
    `${sender.publicOrigin}/lead/${action}?token=${signToken(key, leadId, action)}`;
  return Object.fromEntries(
    leadActions.map((action) => [action, link(action)]),
  ) as LeadLinks;
}

/** The id of the lead that a link is about; undefined if it was not signed for this action, or was revoked. */
export async function readLeadLink(
  db: Kysely<Tables>,
  token: string,
  action: LeadAction,
): Promise<string | undefined> {
  return readToken(await secrets(db, "lead-link"), token, action);
}

/** Replaces the key, so that no link in a mail from before works, and ends every desk. */
export async function revokeLeadLinks(
  db: Kysely<Tables>,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom("secrets")
      .where("purpose", "=", "lead-link")
      .execute();
    await addSecret(transaction, "lead-link", now);
    await revokeDesks(transaction);
  });
}
