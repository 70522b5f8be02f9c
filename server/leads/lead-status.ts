import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { oneAtATime } from "#server/store/one-at-a-time.ts";
import type {
  LeadEventTable,
  LeadStatus,
  LeadTable,
  Tables,
} from "#server/store/schema.ts";

/** Nobody has answered it yet. */
export const openStatuses = ["new", "taken"] as const satisfies LeadStatus[];

/** What a link may change. A link that is opened again later never undoes what came after it. */
const forward: Record<LeadStatus, readonly LeadStatus[]> = {
  new: ["taken", "answered", "closed"],
  taken: ["answered", "closed"],
  answered: [],
  closed: ["answered"],
};

/** Whether a link may set this status on a lead that has the other one. */
export const mayFollow = (current: LeadStatus, next: LeadStatus): boolean =>
  forward[current].includes(next);

type Change = {
  status: LeadStatus;
  /** The address whose mail had the link; null from the command line, which may set any status. */
  mailbox: string | null;
  now: Date;
};

/**
 * Sets the status of a lead and adds the event to its history. Nothing happens if the lead has that status, or if a
 * link would go back. Returns the lead as it is then; undefined if it has been deleted.
 */
export async function setLeadStatus(
  db: Kysely<Tables>,
  leadId: string,
  { status, mailbox, now }: Change,
): Promise<LeadTable | undefined> {
  return db.transaction().execute(async (transaction) => {
    await oneAtATime(transaction, `status ${leadId}`);
    const find = transaction
      .selectFrom("leads")
      .selectAll()
      .where("id", "=", leadId);
    const lead = await find.executeTakeFirst();
    if (!lead || lead.status === status) return lead;
    if (mailbox !== null && !mayFollow(lead.status, status)) return lead;
    const at = now.toISOString();
    await transaction
      .insertInto("lead_events")
      .values({ id: randomUUID(), lead_id: leadId, status, at, mailbox })
      .execute();
    await transaction
      .updateTable("leads")
      .set({ status, status_at: at, status_by: mailbox })
      .where("id", "=", leadId)
      .execute();
    return find.executeTakeFirst();
  });
}

/** The events of a lead, the oldest first. */
export function leadHistory(
  db: Kysely<Tables>,
  leadId: string,
): Promise<LeadEventTable[]> {
  return db
    .selectFrom("lead_events")
    .selectAll()
    .where("lead_id", "=", leadId)
    .orderBy("at")
    .execute();
}
