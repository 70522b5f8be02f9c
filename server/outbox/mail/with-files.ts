import { lead as words } from "#content/mail/lead.ts";
import { leadKinds } from "#forms/kinds.ts";
import { log } from "#server/log.ts";
import { SendError, type Transport } from "#server/outbox/transport.ts";
import type { Db, OutboxTable } from "#server/store/schema.ts";
import { sizeOfAll, type Attachment } from "#server/uploads/attachment.ts";
import type { MailToSend } from "./smtp.ts";

/**
 * Sends each mail about a lead with the lead's files, if they have at most `attachMost` bytes. A file must not keep
 * back its lead: if it is refused, or breaks the connection, the mail goes without it at once. If the server is down,
 * that fails too, and the next try has the file again.
 */
export const withFiles = (
  transport: Transport<MailToSend>,
  db: Db,
  attachMost: number,
): Transport => ({
  verify: (signal) => transport.verify(signal),
  close: () => transport.close(),
  async send(mail, signal) {
    const files = await filesOf(db, mail, attachMost);
    if (files.length === 0) return transport.send(mail, signal);
    try {
      await transport.send({ ...mail, files }, signal);
    } catch (error) {
      if (signal.aborted || !(error instanceof SendError)) throw error;
      const { id } = mail;
      log("warn", "mail not sent with its file", { id, problem: error.code });
      await transport.send(withoutFile(mail), signal);
    }
  },
});

async function filesOf(
  db: Db,
  { kind, lead_id }: OutboxTable,
  attachMost: number,
): Promise<Attachment[]> {
  const isOfLead = (leadKinds as readonly string[]).includes(kind);
  if (!lead_id || !isOfLead || attachMost === 0) return [];
  const files = await db
    .selectFrom("attachments")
    .select(["file_name", "media_type", "size", "sha256", "content"])
    .where("lead_id", "=", lead_id)
    .execute();
  return sizeOfAll(files) <= attachMost ? files : [];
}

/** The mail as plain text that says how to get the file. */
const withoutFile = (mail: OutboxTable): OutboxTable => ({
  ...mail,
  body: `${mail.body}\n${words.withoutFile}\n`,
  html: null,
});
