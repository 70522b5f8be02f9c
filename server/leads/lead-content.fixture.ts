import { createHash } from "node:crypto";
import { checkForm } from "#forms/check-form.ts";
import { certificate } from "#content/forms/certificate.ts";
import { message as posted, request } from "#server/intake/posts.fixture.ts";
import type { Attachment } from "#server/uploads/attachment.ts";
import { leadContent, type LeadContent } from "./lead-content.ts";

/** On this day, dates in the fixtures are not too late. */
const now = new Date("2026-11-20T12:00:00Z");

const message = { ...posted, name: "Ana" };

/** A message to the brokerage that the form's own check would reject. */
export function messageContent(
  changed: Partial<Record<keyof typeof message, string>> = {},
): LeadContent {
  const { audience, message: words, ...person } = { ...message, ...changed };
  const fields = { audience, message: words };
  const { attachments: _none, ...content } = leadContent("contact", {
    ...person,
    ...fields,
  });
  return content;
}

/** A certificate request in the shape of its form. */
export function requestContent(
  changed: Record<string, string> = {},
  ...attachments: Attachment[]
): LeadContent {
  const check = checkForm(certificate, { ...request, ...changed }, now);
  if (!check.ok) throw new Error(Object.values(check.errors).join());
  return leadContent("certificate", check.entries, attachments);
}

/** A file of a lead. */
export const attachmentOf = (
  content: Buffer = Buffer.from("%PDF-1.7%%EOF"),
  file_name = "page.pdf",
): Attachment => ({
  file_name,
  media_type: "application/pdf",
  size: content.length,
  sha256: createHash("sha256").update(content).digest("hex"),
  content,
});
