import type { AttachmentTable } from "#server/store/schema.ts";

/** A file that came with a form, inspected and named (server/uploads). */
export type Attachment = Pick<
  AttachmentTable,
  "file_name" | "media_type" | "size" | "sha256" | "content"
>;

/** In bytes. */
export const sizeOfAll = (files: readonly Pick<Attachment, "size">[]): number =>
  files.reduce((sum, { size }) => sum + size, 0);
