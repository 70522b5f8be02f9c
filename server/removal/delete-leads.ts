import { idList } from "#server/store/id-list.ts";
import type { Transaction } from "#server/store/schema.ts";

/** Deletes leads by their ids, with their files and mails. A lead that repeated one of them stays, on its own. */
export async function deleteLeads(
  transaction: Transaction,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const these = idList(transaction, ids);
  for (const table of ["outbox", "attachments", "lead_events"] as const)
    await transaction.deleteFrom(table).where("lead_id", "in", these).execute();
  await transaction
    .updateTable("leads")
    .set({ follows: null })
    .where("follows", "in", these)
    .execute();
  await transaction.deleteFrom("leads").where("id", "in", these).execute();
}
