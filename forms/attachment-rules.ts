import { formErrors } from "#content/ui/form-errors.ts";
import type { ErrorWords } from "./fields.ts";

/** What may go along with a form: one file. Browsers say so early; the server looks into it (server/uploads). */

/** In bytes. */
export const largestAttachment = 10 * 1024 * 1024;

/** The media types that are taken, with what the names of such files end in. */
export const attachmentTypes = {
  "application/pdf": ["pdf"],
  "image/png": ["png"],
  "image/jpeg": ["jpg", "jpeg"],
} as const;

export type AttachmentType = keyof typeof attachmentTypes;

/** For the `accept` of the input. */
export const attachmentAccept = ".pdf,.png,.jpg,.jpeg";

/** What the name of a file says that it is; undefined where that is nothing we take. */
export function typeOfName(name: string): AttachmentType | undefined {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  for (const [type, endings] of Object.entries(attachmentTypes))
    if ((endings as readonly (string | undefined)[]).includes(ending))
      return type as AttachmentType;
  return undefined;
}

/** What is wrong with a file as far as its name and its size (in bytes) tell; undefined where nothing is. */
export function attachmentError(
  file: { name: string; size: number },
  errors: ErrorWords = formErrors,
): string | undefined {
  if (!typeOfName(file.name)) return errors.fileType;
  if (file.size > largestAttachment) return errors.fileSize;
  return file.size === 0 ? errors.fileEmpty : undefined;
}
