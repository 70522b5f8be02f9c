import { idList } from "#server/store/id-list.ts";
import type { Transaction } from "#server/store/schema.ts";

/** Deletes subscriptions by their ids, with the mails about them. */
export async function deleteSubscriptions(
  transaction: Transaction,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const these = idList(transaction, ids);
  for (const table of ["outbox", "newsletter_mails"] as const)
    await transaction
      .deleteFrom(table)
      .where("subscription_id", "in", these)
      .execute();
  await transaction
    .deleteFrom("subscriptions")
    .where("id", "in", these)
    .execute();
}
