import { createHash } from "node:crypto";
import { fileErrors } from "#content/ui/file-errors.ts";
import { formErrors } from "#content/ui/form-errors.ts";
import {
  attachmentError,
  attachmentTypes,
  typeOfName,
  type AttachmentType,
} from "#forms/attachment-rules.ts";
import type { Attachment } from "./attachment.ts";
import {
  docxEnd,
  heicEnd,
  jpegEnd,
  pdfEnd,
  pngEnd,
  type FindEnd,
} from "./file-ends.ts";
import { safeFileName } from "./file-name.ts";

/** A file as a form sent it. */
export type SentFile = {
  name: string;
  /** The media type given by the browser; "" if none. */
  type: string;
  content: Buffer;
};

/** What is stored of them, or the message to their sender. */
export type Inspected =
  | { attachments: readonly Attachment[]; error?: undefined }
  | { error: string; attachments?: undefined };

const docx: AttachmentType =
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

const ends: Record<AttachmentType, FindEnd> = {
  "application/pdf": pdfEnd,
  "image/png": pngEnd,
  "image/jpeg": jpegEnd,
  "image/heic": heicEnd,
  [docx]: docxEnd,
};

const pictures = ["image/heic", "image/jpeg", "image/png"] as const;

/** Browsers send these for types they do not know. */
const unknownTypes = ["", "application/octet-stream"];
const otherNames: Record<string, AttachmentType> = {
  "image/jpg": "image/jpeg",
  "image/pjpeg": "image/jpeg",
  "application/x-pdf": "application/pdf",
  "image/heif": "image/heic",
};

const english = { ...formErrors, ...fileErrors };

/** What is said to the sender of a file that is not accepted. */
export type FileWords = typeof english;

/** Inspects the files of a form. */
export function inspectFiles(
  files: readonly SentFile[],
  words: FileWords = english,
): Inspected {
  const named = files.map(({ name, content }) => ({
    name: safeFileName(name),
    size: content.length,
  }));
  const error = attachmentError(named, words);
  if (error) return { error };
  const attachments: Attachment[] = [];
  for (const file of files) {
    const inspected = inspectFile(file, words);
    if (typeof inspected === "string") return { error: inspected };
    attachments.push(inspected);
  }
  return { attachments };
}

/**
 * Inspects a file without unpacking anything. It is accepted if its name, its type and all of its content agree on a
 * type that the forms accept, and it contains nothing that another program could find. A picture with the ending of
 * another kind of picture, such as the HEIC of a phone named .jpg, gets its own.
 */
function inspectFile(
  { name, type, content }: SentFile,
  words: FileWords,
): Attachment | string {
  const given = safeFileName(name);
  const named = typeOfName(given);
  if (!named) return words.fileType;
  const said = type.split(";")[0]?.trim().toLowerCase() ?? "";
  const agrees = (otherNames[said] ?? said) === named;
  const media_type =
    pictures.find((one) => isPicture(named) && ends[one](content)) ?? named;
  if (!agrees && !unknownTypes.includes(said) && said !== media_type)
    return words.other;
  const end = ends[media_type](content);
  if (end === undefined) return words.other;
  const hidesMore =
    hasMarkup(content) || (media_type !== docx && hasArchive(content));
  if (hidesMore || !isHarmless(content.subarray(end))) return words.several;
  const file_name =
    media_type === named
      ? given
      : given.replace(/[^.]+$/, attachmentTypes[media_type][0]);
  const sha256 = createHash("sha256").update(content).digest("hex");
  const size = content.length;
  return { file_name, media_type, size, sha256, content };
}

/** Text that browsers take for a page or a script, wherever it begins. */
const markup = /<(?:!doctype\s+html|html|head|body|script|iframe|svg|\?php)\b/i;

/** A ZIP's directory ends within the last 65,557 bytes, and programs that open a ZIP look for the end there. */
const zipEnd = "PK\x05\x06";
const zipTail = 65_557;

const hasMarkup = (content: Buffer) =>
  markup.test(content.toString("latin1", 0, 1024));

const hasArchive = (content: Buffer) =>
  content.subarray(-zipTail).includes(zipEnd, 0, "latin1");

const isPicture = (type: AttachmentType) =>
  (pictures as readonly AttachmentType[]).includes(type);

/** The most additional pictures in a photo. */
const mostPreviews = 4;

/**
 * What may follow: white space and zeros, further whole JPEGs (a gain map and previews, as in the MPF of newer
 * phones), and the trailer that Samsung's cameras write.
 */
function isHarmless(after: Buffer): boolean {
  let rest = after;
  for (let previews = 0; previews < mostPreviews; previews++)
    rest = rest.subarray(jpegEnd(rest) ?? 0);
  return /^[\s\0]*$/.test(rest.toString("latin1")) || isNotes(rest);
}

/** Without a film, which would begin with `ftyp`. */
function isNotes(rest: Buffer) {
  const directory = rest.subarray(-4096);
  return (
    directory.subarray(-4).equals(Buffer.from("SEFT")) &&
    directory.includes("SEFH") &&
    !rest.includes("ftyp")
  );
}
