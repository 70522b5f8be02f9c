import { writeFileSync } from "node:fs";
import { notWritten } from "#server/backup/new-file.ts";
import { openKept, UsageError, type Command } from "./command.ts";
import { findLead } from "./find-lead.ts";
import { terminalText } from "../terminal-text.ts";

export const attachment: Command = {
  takes: "<reference> <file>",
  does: "saves the file of a lead to a new file that only you can read",
  async run([reference, file, ...more], context) {
    if (!reference || !file || more.length > 0) throw new UsageError();
    await using store = await openKept(context);
    const lead = await findLead(store, reference);
    const kept = await store.db
      .selectFrom("attachments")
      .selectAll()
      .where("lead_id", "=", lead.id)
      .executeTakeFirst();
    if (!kept) throw new Error(`No file came with ${lead.reference}`);
    write(file, kept.content);
    const { file_name, media_type, size, sha256 } = kept;
    console.log(
      `${file}: ${terminalText(file_name)}, ${media_type}, ${size} bytes, SHA-256 ${sha256}`,
    );
  },
};

function write(file: string, content: Uint8Array) {
  try {
    writeFileSync(file, content, { flag: "wx", mode: 0o600, flush: true });
  } catch (cause) {
    throw notWritten(file, cause);
  }
}
