import { fileTypeFromBuffer } from "file-type";
import type { fileErrors } from "#content/ui/file-errors.ts";
import { attachmentTypes, type AttachmentType } from "./attachment-rules.ts";

/** What a file that is not accepted may look like. */
export type RefusedKind = Exclude<keyof typeof fileErrors, "refused" | "part">;

/** In bytes: readers of PDF look this far for its first line, because printers and mail programs write before it. */
const pdfHead = 1024;

/** Types that any program for the other one opens. */
const sameAs: Readonly<Record<string, AttachmentType>> = {
  "image/apng": "image/png",
  "image/heic-sequence": "image/heic",
  "image/heif-sequence": "image/heif",
};

/** By media types; the first that fits counts. */
const kinds: Readonly<Record<RefusedKind, RegExp>> = {
  macros: /macroenabled/,
  program: /msdownload|elf|mach-binary|wasm|java|android|shortcut|regedit/,
  film: /^(?:video|audio)\//,
  archive: /zip|compress|tar$|disk|lz|xz/,
  older: /cfb|rtf|officedocument|opendocument|\.apple|outlook/,
  picture: /^image\//,
  text: /xml$|^text\//,
  other: /^/,
};

/**
 * The type of a file by its content, or what it looks like if a form does not take it. Nothing is decoded. Browsers
 * use it when a file is chosen, and the server when it arrives.
 */
export async function fileKind(
  content: Uint8Array,
): Promise<{ type: AttachmentType } | { refused: RefusedKind }> {
  const type = await typeOf(content);
  if (type && Object.hasOwn(attachmentTypes, type))
    return { type: type as AttachmentType };
  const isText = !type && !content.subarray(0, pdfHead).includes(0);
  const named = type ?? (isText ? "text/plain" : "");
  const all = Object.keys(kinds) as RefusedKind[];
  return { refused: all.find((kind) => kinds[kind].test(named))! };
}

async function typeOf(content: Uint8Array): Promise<string | undefined> {
  const type = await fileTypeFromBuffer(content).catch(() => undefined);
  if (!type)
    return has(content.subarray(0, pdfHead), "%PDF-")
      ? "application/pdf"
      : undefined;
  // Macros behind the type of a document without any. Word and Excel do not run those, but other programs might.
  if (/officedocument/.test(type.mime) && has(content, "vbaProject.bin"))
    return "application/macroenabled";
  return sameAs[type.mime] ?? type.mime;
}

const has = (content: Uint8Array, text: string) =>
  new TextDecoder("latin1").decode(content).includes(text);
