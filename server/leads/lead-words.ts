import { fillIn } from "#words/fill-in.ts";
import { filledIn } from "#content/mail/filled-in.ts";
import type { FormField } from "#forms/define-form.ts";
import { formOf } from "#forms/kinds.ts";
import type { LeadTable } from "#server/store/schema.ts";

type Filled = Record<string, string | boolean | undefined>;

/** A field of a lead for people: its label, and its content as typed. */
export type LeadWords = { label: string; text: string };

/**
 * The content of a lead except the sender, in the order of its form: `short` fields on one line each, `long` ones on
 * several. A form may have changed since the lead arrived.
 */
export function leadWords({ kind, fields }: LeadTable) {
  const filled = JSON.parse(fields) as Filled;
  const short: LeadWords[] = [];
  const long: LeadWords[] = [];
  for (const [name, field] of Object.entries(formOf(kind).fields)) {
    if (person.has(name) || field.type === "file") continue;
    const text = wordsOf(field, filled, filled[name]);
    (field.type === "lines" ? long : short).push({
      label: labelOf(field),
      text: text || filledIn.nothing,
    });
  }
  return { short, long };
}

/** A question in a list has no question mark. */
const labelOf = ({ label, shortLabel }: FormField) =>
  shortLabel ?? label.replace(/\?$/, "");

/** They have their own columns. */
const person = new Set(["name", "email", "phone"]);

function wordsOf(
  field: FormField,
  filled: Filled,
  value: string | boolean = "",
): string {
  switch (field.type) {
    case "boxes":
      return Object.entries(field.options)
        .filter(([box]) => filled[box])
        .map(([, label]) => label)
        .join(", ");
    case "choice":
      return field.options[String(value)] ?? String(value);
    case "box":
      if (!value) return filledIn.empty;
      return value === true
        ? filledIn.ticked
        : fillIn(filledIn.consent, { version: value });
    default:
      return String(value);
  }
}
