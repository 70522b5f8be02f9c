import { createHash } from "node:crypto";
import type { FormEntries } from "#forms/define-form.ts";
import type { LeadKind } from "#forms/kinds.ts";
import type { LeadTable } from "#server/store/schema.ts";
import type { Attachment } from "#server/uploads/attachment.ts";

/** The content of a form, in the columns of its lead. */
export type LeadContent = Pick<
  LeadTable,
  "kind" | "name" | "email" | "phone" | "fields"
> & { attachment?: Attachment | undefined };

/** Name, email and phone have columns. The other fields share one, as JSON under their names in the form. */
export function leadContent(
  kind: LeadKind,
  { name, email, phone, ...fields }: FormEntries,
  attachment?: Attachment,
): LeadContent {
  return {
    kind,
    name: String(name),
    email,
    phone: String(phone),
    fields: JSON.stringify(fields),
    attachment,
  };
}

/** Only the hash of the file counts. */
type Hashed = Omit<LeadContent, "attachment"> & {
  attachment?: Pick<Attachment, "sha256"> | undefined;
};

/** SHA-256 of the fields and the file, in hex. A unique index of the store allows each hash once per key. */
export function contentHash(content: Hashed): string {
  const { kind, name, email, phone, fields, attachment } = content;
  const words = [kind, name, email, phone, fields, attachment?.sha256];
  return createHash("sha256").update(JSON.stringify(words)).digest("hex");
}
