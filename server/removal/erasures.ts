import { deleteLeads } from "./delete-leads.ts";
import type { Db, Transaction } from "#server/store/schema.ts";
import { secrets } from "#server/store/secrets.ts";
import { deleteSubscriptions } from "./delete-subscriptions.ts";
import { emailHashes } from "#server/recipients/suppression.ts";

/**
 * Records the erasure of everything that arrived by that time from the address with this hash, or under this lead's
 * id. Part of the transaction that erases it.
 */
export async function noteErasure(
  transaction: Transaction,
  subject: string,
  erased_at: string,
): Promise<void> {
  await transaction
    .insertInto("erasures")
    .values({ subject, erased_at })
    .onConflict((conflict) =>
      conflict
        .column("subject")
        .doUpdateSet({ erased_at })
        .where("erasures.erased_at", "<", erased_at),
    )
    .execute();
}

/**
 * After a restore from an older backup: adds the erasures and unsubscribes of the store that it replaced, and repeats
 * all erasures. Returns how many rows it deleted.
 */
export async function eraseAgain(old: Db, transaction: Transaction) {
  for (const table of ["suppressions", "secrets"] as const)
    for (const row of await old.selectFrom(table).selectAll().execute())
      await transaction
        .insertInto(table)
        .values(row as never)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  for (const { subject, erased_at } of await old
    .selectFrom("erasures")
    .selectAll()
    .execute())
    await noteErasure(transaction, subject, erased_at);
  return replayErasures(transaction);
}

async function replayErasures(transaction: Transaction) {
  const erasures = await transaction
    .selectFrom("erasures")
    .selectAll()
    .execute();
  if (erasures.length === 0) return { leads: 0, subscriptions: 0 };
  const erased = new Map(
    erasures.map(({ subject, erased_at }) => [subject, erased_at]),
  );
  const keys = await secrets(transaction, "email-hash");
  const isErased = (subjects: readonly string[], came: string) =>
    subjects.some((subject) => came <= (erased.get(subject) ?? ""));
  const leads = await transaction
    .selectFrom("leads")
    .select(["id", "email", "received_at"])
    .execute();
  const goneLeads = leads.filter(({ id, email, received_at }) =>
    isErased([id, ...emailHashes(keys, email)], received_at),
  );
  const subscriptions = await transaction
    .selectFrom("subscriptions")
    .select(["id", "email", "created_at"])
    .execute();
  const goneSubscriptions = subscriptions.filter(({ email, created_at }) =>
    isErased(emailHashes(keys, email), created_at),
  );
  await deleteLeads(transaction, idsOf(goneLeads));
  await deleteSubscriptions(transaction, idsOf(goneSubscriptions));
  return { leads: goneLeads.length, subscriptions: goneSubscriptions.length };
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
