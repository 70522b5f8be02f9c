import type { Db, LeadTable } from "#server/store/schema.ts";
import { dueAt, openTime, type BusinessHours } from "#forms/business-clock.ts";
import { openStatuses } from "./lead-status.ts";

/** What lists of leads for the office show. */
export const listedColumns = [
  "id",
  "reference",
  "kind",
  "name",
  "received_at",
  "suspect",
  "status",
  "status_by",
] as const;

/** An open lead that has waited for longer than one business day. */
export type OverdueLead = Pick<LeadTable, (typeof listedColumns)[number]>;

/** A lead this far ahead of the clock arrived before the clock was set back. In milliseconds. */
const tooFarAhead = 86_400_000;

/** Open leads that have waited for longer than one business day, the oldest first; suspects too. */
export async function overdueLeads(
  db: Db,
  now: Date,
  hours?: BusinessHours,
): Promise<OverdueLead[]> {
  const open = await db
    .selectFrom("leads")
    .select(listedColumns)
    .where("status", "in", openStatuses)
    .orderBy("received_at")
    .orderBy("id")
    .execute();
  return open.filter(({ received_at }) => {
    const received = new Date(received_at);
    return (
      dueAt(received, hours) < now ||
      received.getTime() > now.getTime() + tooFarAhead
    );
  });
}

/** For how long a lead is past due, in milliseconds of office hours. */
export const pastDue = (
  { received_at }: Pick<LeadTable, "received_at">,
  now: Date,
  hours?: BusinessHours,
): number => openTime(dueAt(new Date(received_at), hours), now, hours);
