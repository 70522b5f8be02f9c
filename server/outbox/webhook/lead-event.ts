import { fieldNames, takesFile } from "#forms/define-form.ts";
import { formOf, type LeadKind } from "#forms/kinds.ts";
import { sourceFields, type Source } from "#forms/source-fields.ts";
import type { Attachment } from "#server/uploads/attachment.ts";
import type { Webhook } from "#server/outbox/outbox.ts";
import type { LeadTable } from "#server/store/schema.ts";
import { printableJson } from "#words/printable.ts";
import { mapFields, type FieldMapping } from "./field-mapping.ts";

/** What the lead's row does not have. */
type Beside = {
  followed?: Pick<LeadTable, "reference"> | undefined;
  attachments: readonly Pick<Attachment, "file_name" | "media_type" | "size">[];
};

/** The event of a new lead, before any mapping. docs/webhooks.md describes it for receivers. */
function leadEvent(lead: LeadTable, { followed, attachments }: Beside) {
  const { reference, kind, received_at, name, email, phone, suspect } = lead;
  const source = JSON.parse(lead.source ?? "{}") as Source;
  const files = attachments.map(({ file_name, media_type, size }) => ({
    name: file_name,
    type: media_type,
    /** In bytes. */
    size,
  }));
  return {
    type: "lead.created",
    /** When the lead arrived. */
    timestamp: received_at,
    data: {
      reference,
      kind,
      received_at,
      name,
      email,
      phone,
      /** By their names in the form, and the language in which it was written, unless that is English. */
      fields: JSON.parse(lead.fields) as Record<string, string | boolean>,
      /** The reference of the earlier lead that this one repeats or corrects. */
      follows: followed?.reference ?? null,
      /** The first of `files`. */
      file: files[0] ?? null,
      files,
      /** Why it looks like spam. */
      suspect: suspect?.split(", ") ?? null,
      /** Where the visit came from, as far as it is known. */
      source: Object.fromEntries(
        sourceFields.map((field) => [field, source[field] ?? null]),
      ),
    },
  };
}

/** The names in the event of a kind, as paths with dots: "data.fields.message". A mapping may use these. */
export function eventPaths(kind: LeadKind): string[] {
  const own = ["name", "email", "phone"];
  const form = formOf(kind);
  const fields = fieldNames(form).filter((name) => !own.includes(name));
  return [
    "type",
    "timestamp",
    ...["reference", "kind", "received_at", ...own, "follows", "suspect"].map(
      (name) => `data.${name}`,
    ),
    ...[...fields, "language"].map((name) => `data.fields.${name}`),
    ...sourceFields.map((name) => `data.source.${name}`),
    ...(takesFile(form)
      ? ["name", "type", "size"].map((name) => `data.file.${name}`)
      : []),
  ];
}

/** The webhook about a lead. Its body is signed and sent exactly as it is. */
export function leadWebhook(
  lead: LeadTable,
  beside: Beside,
  mapping: FieldMapping | undefined,
): Webhook {
  const event = leadEvent(lead, beside);
  return {
    channel: "webhook",
    kind: lead.kind,
    lead_id: lead.id,
    subject: event.type,
    body: printableJson(mapping ? mapFields(event, mapping) : event),
  };
}
