import type { Kysely } from "kysely";
import type { LeadTable, Tables } from "#server/store/schema.ts";

/** Which leads to list: all of these at once. */
export type LeadFilter = {
  since?: Date | undefined;
  kind?: LeadTable["kind"] | undefined;
  /** Only those that look like spam. */
  isSuspect?: boolean;
};

/** Leads, the newest first. */
export function listLeads(
  db: Kysely<Tables>,
  { since, kind, isSuspect = false }: LeadFilter = {},
): Promise<LeadTable[]> {
  return db
    .selectFrom("leads")
    .selectAll()
    .$if(since !== undefined, (query) =>
      query.where("received_at", ">=", since?.toISOString() ?? ""),
    )
    .$if(kind !== undefined, (query) =>
      query.where("kind", "=", kind ?? "contact"),
    )
    .$if(isSuspect, (query) => query.where("suspect", "is not", null))
    .orderBy("received_at", "desc")
    .execute();
}
