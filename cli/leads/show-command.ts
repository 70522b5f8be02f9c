import { leadHistory } from "#server/leads/lead-status.ts";
import type { OutboxTable } from "#server/store/schema.ts";
import { inTexasShort } from "#server/texas-time.ts";
import { openKept, UsageError, type Command } from "./command.ts";
import { findLead } from "./find-lead.ts";
import { printLead } from "./print-lead.ts";
import { printable } from "#words/printable.ts";

export const show: Command = {
  takes: "<reference>",
  does: "shows one lead, its history, its file, and the state of its mail and webhook",
  async run([reference, ...more], context) {
    if (!reference || more.length > 0) throw new UsageError();
    await using store = await openKept(context);
    const lead = await findLead(store, reference);
    printLead(lead, await leadHistory(store.db, lead.id));
    if (lead.follows) {
      const first = await store.db
        .selectFrom("leads")
        .select("reference")
        .where("id", "=", lead.follows)
        .executeTakeFirstOrThrow();
      console.log(`  Follows: ${first.reference}`);
    }
    const files = await store.db
      .selectFrom("attachments")
      .select(["file_name", "media_type", "size", "sha256"])
      .where("lead_id", "=", lead.id)
      .execute();
    for (const { file_name, media_type, size, sha256 } of files)
      console.log(
        `  Attachment: ${printable(file_name)} (${media_type}, ${size} bytes, SHA-256 ${sha256})`,
      );
    const mails = await store.db
      .selectFrom("outbox")
      .selectAll()
      .where("lead_id", "=", lead.id)
      .execute();
    for (const mail of mails) console.log(`  ${nameOf(mail)}: ${fateOf(mail)}`);
  },
};

const nameOf = ({ kind, channel }: OutboxTable) => {
  if (channel === "webhook") return "Webhook";
  return kind === "receipt" ? "Receipt" : "Mail";
};

function fateOf(mail: OutboxTable) {
  const { status, attempts, sent_at, next_attempt_at, last_problem } = mail;
  const tries = attempts === 1 ? "1 try" : `${attempts} tries`;
  if (status === "sent") return `sent at ${inTexas(sent_at)} (${tries})`;
  const problem = last_problem ? `, the last problem ${last_problem}` : "";
  return status === "dead"
    ? `given up (${tries}${problem})`
    : `waits until ${inTexas(next_attempt_at)} (${tries}${problem})`;
}

const inTexas = (time: string | null) =>
  time === null ? "an unknown time" : inTexasShort(new Date(time));
