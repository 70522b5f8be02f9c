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

/** For the hint of its field. */
export const attachmentHint = "PDF, PNG or JPEG, at most 10 MB.";

export const attachmentErrors = {
  type: "Choose a PDF, PNG or JPEG file",
  size: "Choose a file of 10 MB or less",
  empty: "The file is empty. Choose another",
};

/** What the name of a file says that it is; undefined where that is nothing we take. */
export function typeOfName(name: string): AttachmentType | undefined {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  for (const [type, endings] of Object.entries(attachmentTypes))
    if ((endings as readonly (string | undefined)[]).includes(ending))
      return type as AttachmentType;
  return undefined;
}

/** What is wrong with a file as far as its name and its size (in bytes) tell; undefined where nothing is. */
export function attachmentError(file: {
  name: string;
  size: number;
}): string | undefined {
  if (!typeOfName(file.name)) return attachmentErrors.type;
  if (file.size > largestAttachment) return attachmentErrors.size;
  return file.size === 0 ? attachmentErrors.empty : undefined;
}
