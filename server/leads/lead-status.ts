import { randomUUID } from "node:crypto";
import type { LeadAction } from "#app/document/desk-view.ts";
import type { LeadKind } from "#forms/kinds.ts";
import type { Sender } from "#server/outbox/lead-mailing.ts";
import type { Mailboxes } from "#server/outbox/mail/mail-config.ts";
import { enqueue } from "#server/outbox/outbox.ts";
import { oneAtATime } from "#server/store/one-at-a-time.ts";
import type {
  Db,
  LeadEventTable,
  LeadStatus,
  LeadTable,
} from "#server/store/schema.ts";
import { takenMail } from "./taken-mail.ts";

/** Nobody has answered it yet. */
export const openStatuses: readonly LeadStatus[] = ["new", "taken"];

/** What each button of the desk does. */
export const actionStatus = {
  taken: "taken",
  answered: "answered",
  "not-a-lead": "closed",
  reopened: "taken",
} as const satisfies Record<LeadAction, LeadStatus>;

export const leadActions = Object.keys(actionStatus) as LeadAction[];

/** Which leads have each button. One on a page that was opened earlier never undoes what came after it. */
const offered: Record<LeadAction, readonly LeadStatus[]> = {
  taken: ["new"],
  answered: ["new", "taken", "closed"],
  "not-a-lead": openStatuses,
  reopened: ["answered", "closed"],
};

/** Whether a button changes a lead of this status. */
export const mayFollow = (current: LeadStatus, action: LeadAction): boolean =>
  offered[action].includes(current);

type Change = {
  status: LeadStatus;
  /** The button that was pressed. Without one, as from the command line, any status may follow. */
  action?: LeadAction;
  /** Who pressed it; null from the command line. */
  by: string | null;
  /** The colleague who gets it, if not the one who pressed the button. */
  assignee?: string | undefined;
  now: Date;
  /** Whom to tell that somebody has it. */
  office?: { sender: Sender; mailboxes: Mailboxes };
};

/**
 * Sets the status of a lead, adds the event to its history, and tells the others who has it. Nothing happens if the
 * lead has that status already, or if a button would go back. Returns the lead as it is then; undefined if it has been deleted.
 */
export async function setLeadStatus(
  db: Db,
  leadId: string,
  { status, action, by, assignee, now, office }: Change,
): Promise<LeadTable | undefined> {
  return db.transaction().execute(async (transaction) => {
    await oneAtATime(transaction, `status ${leadId}`);
    const find = transaction
      .selectFrom("leads")
      .selectAll()
      .where("id", "=", leadId);
    const lead = await find.executeTakeFirst();
    const isGiven = lead?.status === "taken" && assignee !== undefined;
    if (
      !lead ||
      (isGiven ? lead.status_by === assignee : lead.status === status)
    )
      return lead;
    if (action && !isGiven && !mayFollow(lead.status, action)) return lead;
    const who = assignee ?? by;
    const at = now.toISOString();
    await transaction
      .insertInto("lead_events")
      .values({
        id: randomUUID(),
        lead_id: leadId,
        status,
        at,
        mailbox: by,
        assignee: assignee ?? null,
      })
      .execute();
    await transaction
      .updateTable("leads")
      .set({ status, status_at: at, status_by: who })
      .where("id", "=", leadId)
      .execute();
    if (office && who !== null && status === "taken")
      await enqueue(transaction, takenMail(lead, who, office, now), now);
    return find.executeTakeFirst();
  });
}

/** Leads closed in one transaction: few, so posts wait only a little. */
const batch = 200;

/**
 * Closes the leads of these kinds that look like spam, arrived by then and belong to nobody, each with its event.
 * Returns how many.
 */
export async function closeSuspects(
  db: Db,
  kinds: readonly LeadKind[],
  until: string,
  { by, now }: { by: string; now: Date },
): Promise<number> {
  const at = now.toISOString();
  const status: LeadStatus = "closed";
  for (let count = 0; ;) {
    const closed = await db.transaction().execute(async (transaction) => {
      const some = transaction
        .selectFrom("leads")
        .select("id")
        .where("status", "=", "new")
        .where("suspect", "is not", null)
        .where("received_at", "<=", until)
        .where("kind", "in", kinds)
        .limit(batch);
      const leads = await transaction
        .updateTable("leads")
        .set({ status, status_at: at, status_by: by })
        .where("id", "in", some)
        .returning("id")
        .execute();
      const events = leads.map(({ id }) => {
        const event = { lead_id: id, status, at, mailbox: by, assignee: null };
        return { id: randomUUID(), ...event };
      });
      if (events.length > 0)
        await transaction.insertInto("lead_events").values(events).execute();
      return events.length;
    });
    count += closed;
    if (closed < batch) return count;
  }
}

/** The events of a lead, the oldest first. */
export function leadHistory(db: Db, leadId: string): Promise<LeadEventTable[]> {
  return db
    .selectFrom("lead_events")
    .selectAll()
    .where("lead_id", "=", leadId)
    .orderBy("at")
    .execute();
}
