import type { LeadTable } from "#server/store/schema.ts";
import type { Store } from "#server/store/store.ts";

/** The lead with this reference, even if typed carelessly. Throws if there is none. */
export async function findLead(
  { db }: Store,
  reference: string,
): Promise<LeadTable> {
  const lead = await db
    .selectFrom("leads")
    .selectAll()
    .where("reference", "=", reference.toUpperCase())
    .executeTakeFirst();
  if (!lead) throw new Error(`There is no lead ${reference}`);
  return lead;
}
