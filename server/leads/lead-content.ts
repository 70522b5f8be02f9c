import { createHash } from "node:crypto";
import type { FormEntries } from "#forms/define-form.ts";
import type { LeadKind } from "#forms/kinds.ts";
import type { LeadTable } from "#server/store/schema.ts";
import type { Attachment } from "#server/uploads/attachment.ts";

/** The content of a form, in the columns of its lead. */
export type LeadContent = Pick<
  LeadTable,
  "kind" | "name" | "email" | "phone" | "fields"
> & { attachments?: readonly Attachment[] | undefined };

/** Name, email and phone have columns. The other fields share one, as JSON under their names in the form. */
export function leadContent(
  kind: LeadKind,
  { name, email, phone, ...fields }: FormEntries,
  attachments: readonly Attachment[] = [],
): LeadContent {
  return {
    kind,
    name: String(name),
    email,
    phone: String(phone),
    fields: JSON.stringify(fields),
    attachments,
  };
}

/** SHA-256 of what was known about a lead when it was stored, and is never changed. */
export function knownHash(
  lead: Pick<
    LeadTable,
    "id" | "reference" | "received_at" | "suspect" | "source"
  >,
): string {
  const { id, reference, received_at, suspect, source } = lead;
  const known = [id, reference, received_at, suspect, source];
  return createHash("sha256").update(JSON.stringify(known)).digest("hex");
}

/** Only the hashes of the files count. */
type Hashed = Omit<LeadContent, "attachments"> & {
  attachments?: readonly Pick<Attachment, "sha256">[] | undefined;
};

/** SHA-256 of the fields and the files in any order, in hex. A unique index of the store allows each hash once per key. */
export function contentHash(content: Hashed): string {
  const { kind, name, email, phone, fields, attachments = [] } = content;
  const files = attachments.map(({ sha256 }) => sha256).toSorted();
  // A lead without files has an empty place for one.
  const words = [kind, name, email, phone, fields, files[0], ...files.slice(1)];
  return createHash("sha256").update(JSON.stringify(words)).digest("hex");
}
