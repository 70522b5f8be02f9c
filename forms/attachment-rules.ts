import { formErrors } from "#content/ui/form-errors.ts";
import type { ErrorWords } from "./typed-text.ts";

/** A form may include one file. Browsers check it early; the server inspects it (server/uploads). */

/** In bytes. */
export const largestAttachment = 10 * 1024 * 1024;

/** The accepted media types, with their file extensions. */
export const attachmentTypes = {
  "application/pdf": ["pdf"],
  "image/png": ["png"],
  "image/jpeg": ["jpg", "jpeg"],
  // What iPhones and newer Android phones take.
  "image/heic": ["heic", "heif"],
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": [
    "docx",
  ],
} as const;

export type AttachmentType = keyof typeof attachmentTypes;

/** For the `accept` of the input. */
export const attachmentAccept = Object.values(attachmentTypes)
  .flat()
  .map((ending) => `.${ending}`)
  .join(",");

/** The type by file extension; undefined if we do not accept it. */
export function typeOfName(name: string): AttachmentType | undefined {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  for (const [type, endings] of Object.entries(attachmentTypes))
    if ((endings as readonly (string | undefined)[]).includes(ending))
      return type as AttachmentType;
  return undefined;
}

/** What the name and size (in bytes) show to be wrong with a file; undefined if nothing. */
export function attachmentError(
  file: { name: string; size: number },
  errors: ErrorWords = formErrors,
): string | undefined {
  if (!typeOfName(file.name)) return errors.fileType;
  if (file.size > largestAttachment) return errors.fileSize;
  return file.size === 0 ? errors.fileEmpty : undefined;
}
