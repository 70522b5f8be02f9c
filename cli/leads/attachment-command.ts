import { writeFileSync } from "node:fs";
import { extname, join, parse } from "node:path";
import { notWritten } from "#server/backup/new-file.ts";
import { openKept, UsageError, type Command } from "./command.ts";
import { findLead } from "./find-lead.ts";
import { printable } from "#words/printable.ts";

export const attachment: Command = {
  takes: "<reference> <file>",
  does: "saves the files of a lead to new files that only you can read, the second as <file>-2",
  async run([reference, file, ...more], context) {
    if (!reference || !file || more.length > 0) throw new UsageError();
    await using store = await openKept(context);
    const lead = await findLead(store, reference);
    const files = await store.db
      .selectFrom("attachments")
      .selectAll()
      .where("lead_id", "=", lead.id)
      .orderBy("id")
      .execute();
    if (files.length === 0)
      throw new Error(`No file came with ${lead.reference}`);
    for (const [at, one] of files.entries()) {
      const { file_name, media_type, size, sha256 } = one;
      const to = at === 0 ? file : numbered(file, at + 1, file_name);
      write(to, one.content);
      console.log(
        `${to}: ${printable(file_name)}, ${media_type}, ${size} bytes, SHA-256 ${sha256}`,
      );
    }
  },
};

/** "roof.jpg" as "roof-2.png", with the extension that the visitor's file has. */
function numbered(file: string, number: number, sent: string) {
  const { dir, name } = parse(file);
  return join(dir, `${name}-${number}${extname(sent)}`);
}

function write(file: string, content: Uint8Array) {
  try {
    writeFileSync(file, content, { flag: "wx", mode: 0o600, flush: true });
  } catch (cause) {
    throw notWritten(file, cause);
  }
}
