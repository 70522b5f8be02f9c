import type { ExpressionBuilder } from "kysely";
import { firstDay, retainedSince } from "#server/retention.ts";
import type { Db, Tables } from "#server/store/schema.ts";

/** Leads have two periods in retention.ts. */
export type LeadRetention = "leads" | "suspectLeads";

/** Ids of the leads that are past their period by the clock. */
function oldLeads(db: Db, name: LeadRetention, now: Date) {
  return db
    .selectFrom("leads")
    .select("id")
    .where("suspect", name === "suspectLeads" ? "is not" : "is", null)
    .where("received_at", "<", retainedSince(now, name));
}

/**
 * Not while a mail to the brokerage about it is waiting, nor if the clock was not set when it arrived. A receipt and a
 * webhook are copies of what that mail says, and keep nothing longer.
 */
const mayGo = (row: ExpressionBuilder<Tables, "leads">) =>
  row.and([
    row("received_at", ">=", firstDay),
    row.not(
      row.exists(
        row
          .selectFrom("outbox")
          .select("outbox.id")
          .whereRef("outbox.lead_id", "=", "leads.id")
          .where("outbox.channel", "!=", "webhook")
          .where("outbox.kind", "!=", "receipt")
          .where("outbox.status", "!=", "sent"),
      ),
    ),
  ]);

/** Ids of the leads that the next purge deletes. */
export const dueLeads = (db: Db, name: LeadRetention, now: Date) =>
  oldLeads(db, name, now).where(mayGo);

/** Ids of old leads that a purge must keep: the owner sends their mail or deletes them. */
export async function retainedLonger(db: Db, now: Date): Promise<string[]> {
  const ids: string[] = [];
  for (const name of ["leads", "suspectLeads"] as const) {
    const retained = await oldLeads(db, name, now)
      .where((row) => row.not(mayGo(row)))
      .execute();
    ids.push(...retained.map(({ id }) => id));
  }
  return ids;
}
