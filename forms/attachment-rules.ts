import { formErrors } from "#content/ui/form-errors.ts";
import type { ErrorWords } from "./typed-text.ts";

/** A form may include files. Browsers check them early; the server inspects them (server/uploads). */

/** The most files of a form. */
const mostAttachments = 6;

/** In bytes: all files of a form. */
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

/** For the `accept` of the input: the extensions of these types. Browsers need no more of them. */
export const attachmentAccept = ".pdf,.png,.jpg,.jpeg,.heic,.heif,.docx";

/** The type by file extension; undefined if we do not accept it. */
export function typeOfName(name: string): AttachmentType | undefined {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  const types = Object.entries<readonly string[]>(attachmentTypes);
  const found = types.find(([, endings]) => endings.includes(ending!));
  return found?.[0] as AttachmentType | undefined;
}

const endings = attachmentAccept.split(",");

/** What the names and sizes (in bytes) show to be wrong with files; undefined if nothing. */
export function attachmentError(
  files: readonly { name: string; size: number }[],
  errors: ErrorWords = formErrors,
): string | undefined {
  let total = 0;
  for (const { name, size } of files) {
    if (!endings.some((ending) => name.toLowerCase().endsWith(ending)))
      return errors.fileType;
    if (size === 0) return errors.fileEmpty;
    total += size;
  }
  return files.length > mostAttachments || total > largestAttachment
    ? errors.fileSize
    : undefined;
}
