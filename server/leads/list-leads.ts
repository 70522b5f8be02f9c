import type { Db, LeadStatus, LeadTable } from "#server/store/schema.ts";

/** Which leads to list; all conditions apply together. */
export type LeadFilter = {
  since?: Date | undefined;
  kind?: LeadTable["kind"] | undefined;
  statuses?: readonly LeadStatus[] | undefined;
  /** Only those that look like spam. */
  isSuspect?: boolean;
};

/** When the lead with this reference arrived, if one is stored. */
export async function receivedAt(
  db: Db,
  reference: string,
): Promise<string | undefined> {
  const lead = await db
    .selectFrom("leads")
    .select("received_at")
    .where("reference", "=", reference)
    .executeTakeFirst();
  return lead?.received_at;
}

/** Leads, the newest first. */
export function listLeads(
  db: Db,
  { since, kind, statuses, isSuspect = false }: LeadFilter = {},
): Promise<LeadTable[]> {
  let leads = db.selectFrom("leads").selectAll().orderBy("received_at", "desc");
  if (since) leads = leads.where("received_at", ">=", since.toISOString());
  if (kind) leads = leads.where("kind", "=", kind);
  if (statuses) leads = leads.where("status", "in", statuses);
  if (isSuspect) leads = leads.where("suspect", "is not", null);
  return leads.execute();
}
