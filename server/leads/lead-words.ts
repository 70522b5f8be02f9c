import { fillIn } from "#words/fill-in.ts";
import { filledIn } from "#content/mail/filled-in.ts";
import type { FormField } from "#forms/define-form.ts";
import { formOf, type LeadKind } from "#forms/kinds.ts";
import type { LeadTable } from "#server/store/schema.ts";

type Entries = Record<string, string | boolean | undefined>;

/**
 * The content of a lead for people, in the order of its form, without its file: each field's name in the form, its
 * label, and its content as typed. A form may have changed since the lead arrived.
 */
export function leadWords(lead: LeadTable) {
  const { kind, fields, name, email, phone } = lead;
  const entries: Entries = { ...JSON.parse(fields), name, email, phone };
  return fieldsOf(kind).map(([own, field]) => ({
    name: own,
    label: labelOf(field),
    text: wordsOf(field, entries, entries[own]) || filledIn.nothing,
    /** Whether the text may have several lines. */
    isLong: field.type === "lines",
  }));
}

const fieldsOf = (kind: LeadKind) =>
  Object.entries(formOf(kind).fields).filter(
    ([, field]) => field.type !== "file",
  );

/** A question in a list has no question mark. */
const labelOf = ({ label, shortLabel }: FormField) =>
  shortLabel ?? label.replace(/\?$/, "");

function wordsOf(
  field: FormField,
  entries: Entries,
  value: string | boolean = "",
): string {
  switch (field.type) {
    case "boxes":
      return Object.entries(field.options)
        .filter(([box]) => entries[box])
        .map(([, label]) => label)
        .join(", ");
    case "choice":
      return field.options[String(value)] ?? String(value);
    case "box":
      if (!value) return filledIn.empty;
      return value === true
        ? filledIn.ticked
        : fillIn(filledIn.consent, { wording: value });
    case "day":
      return dayWords(String(value));
    default:
      return String(value);
  }
}

/** As it was typed, if it is no day. */
function dayWords(day: string): string {
  const time = new Date(day);
  return Number.isNaN(time.getTime()) ? day : longDay.format(time);
}

/** A day without a time is midnight in UTC. */
const longDay = new Intl.DateTimeFormat("en-US", {
  dateStyle: "long",
  timeZone: "UTC",
});
