import type { Kysely } from "kysely";
import { lead as words } from "#content/mail/lead.ts";
import { leadKinds } from "#forms/kinds.ts";
import type { Attachment } from "#server/uploads/attachment.ts";
import type { OutboxTable, Tables } from "#server/store/schema.ts";

/** The files of the lead that a mail to the brokerage is about, if they are small enough. */
export async function filesOf(
  db: Kysely<Tables>,
  { kind, channel, lead_id }: OutboxTable,
  attachMost: number,
): Promise<Attachment[]> {
  const isOfLead = (leadKinds as readonly string[]).includes(kind);
  if (!lead_id || !isOfLead || channel !== "mail" || attachMost === 0)
    return [];
  return db
    .selectFrom("attachments")
    .select(["file_name", "media_type", "size", "sha256", "content"])
    .where("lead_id", "=", lead_id)
    .where("size", "<=", attachMost)
    .execute();
}

/** The mail as plain text that says how to get the file. */
export const withoutFile = (mail: OutboxTable): OutboxTable => ({
  ...mail,
  body: `${mail.body}\n${words.withoutFile}\n`,
  html: null,
});
