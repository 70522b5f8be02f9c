import { fieldNames } from "#forms/define-form.ts";
import { formOf, type LeadKind } from "#forms/kinds.ts";
import { sourceFields, type Source } from "#forms/source-fields.ts";
import type { LeadTable } from "#server/store/schema.ts";

/** The columns of every lead, and one for each field of these kinds. */
export function columnsOf(kinds: readonly LeadKind[]): string[] {
  return [
    ...new Set([
      "reference",
      "received_at",
      "kind",
      "name",
      "email",
      "phone",
      ...kinds.map(formOf).flatMap(fieldNames),
      "suspect",
      "status",
      "status_at",
      "status_by",
      "note",
      ...sourceFields,
    ]),
  ];
}

/** A lead for a spreadsheet or a program. */
export function rowOf({
  fields,
  source,
  ...lead
}: LeadTable): Record<string, string | null> {
  const entries = Object.entries(JSON.parse(fields) as object);
  return {
    ...lead,
    ...(source && (JSON.parse(source) as Source)),
    ...Object.fromEntries(
      entries.map(([name, value]) => [name, value === false ? "" : `${value}`]),
    ),
  };
}
