import { formErrors } from "#content/ui/form-errors.ts";
import type { ErrorWords } from "./typed-text.ts";

/** A form may include files. Browsers check number and size; the server looks at the content (server/uploads). */

/** The most files of a form. */
export const mostAttachments = 6;

/** In bytes: all files of a form. */
export const largestAttachment = 10 * 1024 * 1024;

/** In bytes: what is smaller is empty, or was cut off on its way. */
export const smallestAttachment = 64;

/** What an office can open safely: the media types, and the ending that a file of each type gets. */
export const attachmentTypes = {
  "application/pdf": "pdf",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document":
    "docx",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": "xlsx",
  "image/jpeg": "jpg",
  "image/png": "png",
  // What iPhones and newer Android phones take.
  "image/heic": "heic",
  "image/heif": "heif",
  "image/webp": "webp",
  "image/avif": "avif",
  "image/gif": "gif",
  // Scanners and faxes.
  "image/tiff": "tif",
  "image/bmp": "bmp",
} as const;

export type AttachmentType = keyof typeof attachmentTypes;

/** Every ending under which such files come. */
export const attachmentEndings: readonly string[] = [
  ...Object.values(attachmentTypes),
  "jpeg",
  "jfif",
  "jpe",
  "tiff",
];

const isHeic = (ending: string) => /^hei[cf]$/.test(ending);

const acceptOf = (endings: readonly string[]) =>
  endings.map((ending) => `.${ending}`).join(",");

/**
 * A hint for the `accept` of the input, which shows such files first. Nothing is refused for its name. Without HEIC,
 * for which Apple's browsers then give a JPEG, and with a media type, for which Firefox on Android offers the camera
 * (docs/decisions/0058-photographs-from-phones.md).
 */
export const attachmentAccept = `image/jpeg,${acceptOf(
  attachmentEndings.filter((ending) => !isHeic(ending)),
)}`;

/** For the same in other browsers, which would not show these files. */
export const heicAccept = acceptOf(attachmentEndings.filter(isHeic));

/** What is wrong with the number and sizes (in bytes) of files; undefined if nothing. */
export function attachmentError(
  files: readonly { size: number }[],
  errors: ErrorWords = formErrors,
): string | undefined {
  if (files.some(({ size }) => size < smallestAttachment))
    return errors.fileEmpty;
  const total = files.reduce((sum, { size }) => sum + size, 0);
  return files.length > mostAttachments || total > largestAttachment
    ? errors.fileSize
    : undefined;
}
