import type { Db, LeadTable } from "#server/store/schema.ts";
import { businessHours } from "#content/business-hours.ts";
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

/** An open lead that is past due. */
export type OverdueLead = Pick<LeadTable, (typeof listedColumns)[number]>;

/** A lead this far ahead of the clock arrived before the clock was set back. In milliseconds. */
const tooFarAhead = 86_400_000;

/** When the office wants to have answered a lead: a claim sooner than what visitors are told. */
export const leadDueAt = (
  { kind, received_at }: Pick<LeadTable, "kind" | "received_at">,
  hours: BusinessHours = businessHours,
): Date =>
  dueAt(
    new Date(received_at),
    hours,
    kind === "claim" ? hours.claimHours * 3_600_000 : undefined,
  );

/** Open leads that are past due, the oldest first; suspects too. */
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
  return open.filter(
    (lead) =>
      leadDueAt(lead, hours) < now ||
      Date.parse(lead.received_at) > now.getTime() + tooFarAhead,
  );
}

/** For how long a lead is past due, in milliseconds of office hours. */
export const pastDue = (
  lead: Pick<LeadTable, "kind" | "received_at">,
  now: Date,
  hours?: BusinessHours,
): number => openTime(leadDueAt(lead, hours), now, hours);
