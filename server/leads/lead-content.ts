import { createHash } from "node:crypto";
import type { FormValues } from "#forms/define-form.ts";
import type { LeadKind } from "#forms/kinds.ts";
import type { LeadTable } from "#server/store/schema.ts";
import type { Attachment } from "./attachment.ts";

/** What a form has brought, in the columns of its lead. */
export type LeadContent = Pick<
  LeadTable,
  "kind" | "name" | "email" | "phone" | "fields"
> & { attachment?: Attachment | undefined };

/** Whoever sent it has columns of their own; what else was filled in is one, under the names of the form. */
export function leadContent(
  kind: LeadKind,
  { name, email, phone, ...fields }: FormValues,
  attachment?: Attachment,
): LeadContent {
  return {
    kind,
    name,
    email,
    phone,
    fields: JSON.stringify(fields),
    attachment,
  };
}

/** Of the file, its hash alone counts. */
type Hashed = Omit<LeadContent, "attachment"> & {
  attachment?: Pick<Attachment, "sha256"> | undefined;
};

/** SHA-256 of what was filled in, in hex, the file among it. One key has each of them once (the store's own index). */
export function contentHash(content: Hashed): string {
  const { kind, name, email, phone, fields, attachment } = content;
  const words = [kind, name, email, phone, fields, attachment?.sha256];
  return createHash("sha256").update(JSON.stringify(words)).digest("hex");
}
