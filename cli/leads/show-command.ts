import { writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { parseArgs } from "node:util";
import { leadHistory } from "#server/leads/lead-status.ts";
import type { OutboxTable } from "#server/store/schema.ts";
import { inTexasShort } from "#server/texas-time.ts";
import { openExisting, UsageError, type Command } from "./command.ts";
import { findLead } from "./find-lead.ts";
import { printLead } from "./print-lead.ts";
import { printable } from "#words/printable.ts";

export const show: Command = {
  takes: "<reference> [--files <folder>]",
  does: "shows one lead, its history and the state of its mail and webhook; --files saves its files, for you only",
  async run(words, context) {
    const { positionals, values } = parseArgs({
      args: words,
      allowPositionals: true,
      options: { files: { type: "string" } },
    });
    const [reference, ...more] = positionals;
    if (!reference || more.length > 0) throw new UsageError();
    await using store = await openExisting(context);
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
      .select(["id", "file_name", "media_type", "size", "sha256"])
      .where("lead_id", "=", lead.id)
      .orderBy("id")
      .execute();
    for (const { file_name, media_type, size, sha256 } of files)
      console.log(
        `  Attachment: ${printable(file_name)} (${media_type}, ${size} bytes, SHA-256 ${sha256})`,
      );
    if (values.files !== undefined)
      for (const [at, { id, file_name }] of files.entries()) {
        // Never under the name that a stranger chose.
        const name = `${lead.reference}-${at + 1}${extname(file_name)}`;
        const { content } = await store.db
          .selectFrom("attachments")
          .select("content")
          .where("id", "=", id)
          .executeTakeFirstOrThrow();
        const file = join(values.files, name);
        writeFileSync(file, content, { flag: "wx", mode: 0o600 });
        console.log(`  Saved: ${file}`);
      }
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
