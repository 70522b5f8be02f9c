import { noteErasure } from "./erasures.ts";
import { deleteLeads } from "./delete-leads.ts";
import { idList } from "#server/store/id-list.ts";
import type { Db, Transaction } from "#server/store/schema.ts";
import { deleteSubscriptions } from "./delete-subscriptions.ts";
import {
  emailKey,
  hashEmail,
  suppress,
} from "#server/recipients/suppression.ts";

/** The ids of everything stored about an email address, ignoring case. */
export async function recordsOfAddress(db: Db, email: string) {
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
        row("lead_id", "in", idList(db, ids.leads)),
        row("subscription_id", "in", idList(db, ids.subscriptions)),
      ]),
    )
    .execute();
  return { ...ids, mails: mails.map(({ id }) => id) };
}

/**
 * Deletes all of it in one transaction and returns what was deleted. Only a hash is left, so nothing is sent to the
 * address again and a restored backup loses it too. Throws if the store cannot do it.
 */
export async function eraseAddress(db: Db, email: string, now: Date) {
  return db.transaction().execute(async (transaction) => {
    const records = await recordsOfAddress(transaction, email);
    const hash = await hashEmail(transaction, email, now);
    await suppress(transaction, hash, now);
    await noteErasure(
      transaction,
      hash,
      await latest(transaction, records.leads, now),
    );
    await deleteLeads(transaction, records.leads);
    await deleteSubscriptions(transaction, records.subscriptions);
    return records;
  });
}

/** If the clock has been set back since, leads from before must not come back. */
async function latest(
  transaction: Transaction,
  leads: readonly string[],
  now: Date,
): Promise<string> {
  const newest = await transaction
    .selectFrom("leads")
    .select(({ fn }) => fn.max("received_at").as("at"))
    .where("id", "in", idList(transaction, leads))
    .executeTakeFirst();
  const time = now.toISOString();
  return newest?.at && newest.at > time ? newest.at : time;
}
