import { createHash } from "node:crypto";
import { fileTypeFromBuffer } from "file-type";
import { fileErrors } from "#content/ui/file-errors.ts";
import { formErrors } from "#content/ui/form-errors.ts";
import {
  attachmentError,
  attachmentTypes,
  type AttachmentType,
} from "#forms/attachment-rules.ts";
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
    const media_type = await typeOf(content);
    if (!isAccepted(media_type)) {
      const found = words[kindOf(media_type, content)];
      const file = printableLine(name);
      return { error: fillIn(words.refused, { file, found }) };
    }
    const file_name = safeFileName(name, attachmentTypes[media_type]);
    const sha256 = createHash("sha256").update(content).digest("hex");
    const size = content.length;
    attachments.push({ file_name, media_type, size, sha256, content });
  }
  return { attachments };
}

/** In bytes: readers of PDF look this far for its first line, because printers and mail programs write before it. */
const pdfHead = 1024;

/** Types that any program for the other one opens. */
const sameAs: Readonly<Record<string, AttachmentType>> = {
  "image/apng": "image/png",
  "image/heic-sequence": "image/heic",
  "image/heif-sequence": "image/heif",
};

async function typeOf(content: Buffer): Promise<string | undefined> {
  const type = await fileTypeFromBuffer(content).catch(() => undefined);
  if (!type && content.subarray(0, pdfHead).includes("%PDF-"))
    return "application/pdf";
  if (!type) return undefined;
  // Macros behind the type of a document without any. Word and Excel do not run those, but other programs might.
  if (/officedocument/.test(type.mime) && content.includes("vbaProject.bin"))
    return "application/macroenabled";
  return sameAs[type.mime] ?? type.mime;
}

const isAccepted = (type: string | undefined): type is AttachmentType =>
  type !== undefined && Object.hasOwn(attachmentTypes, type);

/** What a file that is not accepted may look like. */
type Kind = Exclude<keyof typeof fileErrors, "refused" | "part">;

/** By media types; the first that fits counts. */
const kinds: Readonly<Record<Kind, RegExp>> = {
  macros: /macroenabled/,
  program: /msdownload|elf|mach-binary|wasm|java|android|shortcut|regedit/,
  film: /^(?:video|audio)\//,
  archive: /zip|compress|tar$|disk|lz|xz/,
  older: /cfb|rtf|officedocument|opendocument|\.apple|outlook/,
  picture: /^image\//,
  text: /xml$|^text\//,
  other: /^/,
};

function kindOf(type: string | undefined, content: Buffer): Kind {
  const isText = !type && !content.subarray(0, pdfHead).includes(0);
  const named = type ?? (isText ? "text/plain" : "");
  const all = Object.keys(kinds) as Kind[];
  return all.find((kind) => kinds[kind].test(named))!;
}
