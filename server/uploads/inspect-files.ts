import { createHash } from "node:crypto";
import { fileErrors } from "#content/ui/file-errors.ts";
import { formErrors } from "#content/ui/form-errors.ts";
import { attachmentError, attachmentTypes } from "#forms/attachment-rules.ts";
import { fileKind } from "#forms/file-kind.ts";
import { fillIn } from "#words/fill-in.ts";
import { printableLine } from "#words/printable.ts";
import type { Attachment } from "./attachment.ts";
import { safeFileName } from "./file-name.ts";

/** A file as a form sent it. The type that a browser adds follows from the name, and is not read. */
export type SentFile = { name: string; content: Buffer };

/** What is stored of them, or the message to their sender. */
export type Inspected =
  | { attachments: readonly Attachment[]; error?: undefined }
  | { error: string; attachments?: undefined };

const english = { ...formErrors, ...fileErrors };

/** What is said to the sender of a file that is not accepted. */
export type FileWords = typeof english;

/**
 * Names the type of each file by its content. Nothing is decoded: what protects the office is that a file leaves the
 * store only as an attachment of this type and ending. So a film behind a photograph, say, is no matter.
 */
export async function inspectFiles(
  files: readonly SentFile[],
  words: FileWords = english,
): Promise<Inspected> {
  const sizes = files.map(({ content }) => ({ size: content.length }));
  const error = attachmentError(sizes, words);
  if (error) return { error };
  const attachments: Attachment[] = [];
  for (const { name, content } of files) {
    const kind = await fileKind(content);
    if ("refused" in kind) {
      const file = printableLine(name);
      const found = words[kind.refused];
      return { error: fillIn(words.refused, { file, found }) };
    }
    const media_type = kind.type;
    const file_name = safeFileName(name, attachmentTypes[media_type]);
    const sha256 = createHash("sha256").update(content).digest("hex");
    const size = content.length;
    attachments.push({ file_name, media_type, size, sha256, content });
  }
  return { attachments };
}
