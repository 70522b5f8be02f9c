import type { Kysely } from "kysely";
import { deleteLeads } from "./leads/delete-leads.ts";
import type { Tables } from "#server/store/schema.ts";
import {
  emailKey,
  hashEmail,
  suppress,
} from "#server/subscribe/suppression.ts";

/** Ids of all that is kept of an address. */
export type KeptOfAddress = {
  leads: string[];
  subscriptions: string[];
  mails: string[];
};

/** What an email address, in any case of its letters, has left here. */
export async function keptOfAddress(
  db: Kysely<Tables>,
  email: string,
): Promise<KeptOfAddress> {
  const key = emailKey(email);
  const leads = await db
    .selectFrom("leads")
    .select("id")
    .where((row) => row(row.fn<string>("lower", ["email"]), "=", key))
    .execute();
  const subscriptions = await db
    .selectFrom("subscriptions")
    .select("id")
    .where("email_key", "=", key)
    .execute();
  const ids = {
    leads: leads.map(({ id }) => id),
    subscriptions: subscriptions.map(({ id }) => id),
  };
  const mails = await db
    .selectFrom("outbox")
    .select("id")
    .where((row) =>
      row.or([
        row("lead_id", "in", orNone(ids.leads)),
        row("subscription_id", "in", orNone(ids.subscriptions)),
      ]),
    )
    .execute();
  return { ...ids, mails: mails.map(({ id }) => id) };
}

/**
 * Deletes all of it in one transaction and returns what it was. What stays is the hash by which nothing is sent to
 * the address again. Throws when the store cannot do it.
 */
export async function eraseAddress(
  db: Kysely<Tables>,
  email: string,
  now: Date,
): Promise<KeptOfAddress> {
  return db.transaction().execute(async (transaction) => {
    const kept = await keptOfAddress(transaction, email);
    await suppress(transaction, await hashEmail(transaction, email, now), now);
    await deleteLeads(transaction, kept.leads);
    const ids = orNone(kept.subscriptions);
    await transaction
      .deleteFrom("outbox")
      .where("subscription_id", "in", ids)
      .execute();
    await transaction
      .deleteFrom("subscriptions")
      .where("id", "in", ids)
      .execute();
    return kept;
  });
}

/** An empty list would be no valid SQL. */
const orNone = (ids: string[]) => (ids.length > 0 ? ids : [""]);
