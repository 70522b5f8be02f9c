import { createHash } from "node:crypto";
import type { CertificateRequest } from "#forms/certificate-form.ts";
import { textConsent as consent, type ClaimReport } from "#forms/claim-form.ts";
import type { LeadTable } from "#server/store/schema.ts";
import type { Attachment } from "./attachment.ts";

type Words = Pick<
  LeadTable,
  "name" | "email" | "phone" | "message" | "audience"
>;

/** What a form has brought, in the columns of its lead. Without a kind it is a message of the contact form. */
export type LeadContent = Words &
  Partial<Pick<LeadTable, "kind" | "details" | "consent_version">> & {
    attachment?: Attachment | undefined;
  };

/** What only certificate requests have, as it stands in the column `details`. */
export type CertificateDetails = Omit<
  CertificateRequest,
  "name" | "email" | "phone" | "wording"
>;

/** What only claims have. */
export type ClaimDetails = Omit<
  ClaimReport,
  "name" | "email" | "phone" | "message" | "textConsent"
>;

/** A certificate request: its message is the wording that the contract asks for. */
export function certificateContent(
  { name, email, phone, wording, ...details }: CertificateRequest,
  attachment?: Attachment,
): LeadContent {
  return {
    kind: "certificate",
    name,
    email,
    phone,
    message: wording,
    audience: "customer",
    details: JSON.stringify(details satisfies CertificateDetails),
    attachment,
  };
}

/** A claim. Where texts are allowed, the version of the words that say so is kept. */
export function claimContent({
  name,
  email,
  phone,
  message,
  textConsent,
  ...details
}: ClaimReport): LeadContent {
  return {
    kind: "claim",
    name,
    email,
    phone,
    message,
    audience: "customer",
    details: JSON.stringify(details satisfies ClaimDetails),
    consent_version: textConsent ? consent.version : null,
  };
}

/** SHA-256 of what was filled in, in hex, the file among it. One key has each of them once (the store's own index). */
export function contentHash(content: LeadContent): string {
  const { kind = "contact", name, email, phone, message, audience } = content;
  const words = [name, email, phone, message, audience];
  const { details, consent_version = null, attachment } = content;
  const all =
    kind === "contact"
      ? words
      : [kind, ...words, details, consent_version, attachment?.sha256];
  return createHash("sha256").update(JSON.stringify(all)).digest("hex");
}
