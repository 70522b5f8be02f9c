import { fillIn } from "#words/fill-in.ts";
import { firstDay, lastDay, outOfRange } from "./day.ts";
import {
  wordingOf,
  type FormDefinition,
  type FormEntries,
  type FormField,
} from "./define-form.ts";
import { emailAddress, emailPattern } from "./email-address.ts";
import { isDay } from "./is-day.ts";
import { digitsIn, phoneNumber } from "./phone-number.ts";
import {
  codePoints,
  figures,
  lines,
  oneLine,
  type ErrorWords,
} from "./typed-text.ts";

/** What was sent with a form, by name. A field that is missing counts as empty. */
export type SentEntries = Readonly<Partial<Record<string, unknown>>>;

/** The checked form: `errors` has a message per wrong field. */
export type FormCheck =
  | { ok: true; entries: FormEntries }
  | { ok: false; errors: Partial<Record<string, string>> };

/** Checks the texts of the form's own fields as of `now`. Anything else that was sent is ignored. */
export function checkForm(
  { fields, errorWords }: FormDefinition,
  sent: SentEntries,
  now: Date,
): FormCheck {
  const entries: Record<string, string | boolean> = {};
  const errors: Partial<Record<string, string>> = {};
  const textOf = (name: string) => {
    const value = Object.hasOwn(sent, name) ? sent[name] : "";
    return typeof value === "string" ? value : "";
  };
  for (const [name, field] of Object.entries<FormField>(fields)) {
    if (field.type === "file") continue;
    let value: string | boolean;
    if (field.type === "boxes") {
      const boxes = Object.keys(field.options);
      for (const box of boxes) entries[box] = textOf(box) !== "";
      value = boxes.some((box) => entries[box]);
    } else entries[name] = value = valueOf(field, textOf(name));
    const isNeeded = !field.unless || lines(textOf(field.unless)) === "";
    const error = value
      ? errorOf(field, value, errorWords, now)
      : isNeeded && field.required;
    if (error) errors[name] = error;
  }
  return Object.keys(errors).length > 0
    ? { ok: false, errors }
    : { ok: true, entries: entries as FormEntries };
}

/** What is stored of a field: a cleaned text, the wording of a consent that was given, or whether a box is checked. */
function valueOf(
  field: Exclude<FormField, { type: "file" | "boxes" }>,
  text: string,
): string | boolean {
  switch (field.type) {
    case "lines":
      return lines(text);
    case "email":
      return emailAddress(text);
    case "phone":
      return phoneNumber(text);
    case "choice":
      return Object.hasOwn(field.options, text) ? text : (field.first ?? "");
    case "box":
      if (!field.consent) return text !== "";
      // The wording of a page that was opened before a change is not taken for the new one.
      return text === wordingOf(field) ? text : "";
    default:
      return oneLine(text);
  }
}

function errorOf(
  field: FormField,
  value: string | boolean,
  words: ErrorWords,
  now: Date,
): string | undefined {
  if (typeof value !== "string") return undefined;
  const most = mostOf(field);
  // Nothing is ever cut off.
  if (codePoints(value) > most)
    return fillIn(words.tooLong, {
      label: field.label,
      count: figures(codePoints(value)),
      limit: figures(most),
    });
  if (field.type === "email" && !emailPattern.test(value)) return words.email;
  if (field.type === "phone" && digitsIn(value) < (field.digits ?? 0))
    return words.phone;
  return field.type === "day" ? dayError(field, value, words, now) : undefined;
}

/** In code points: the longest text of a field. Only email addresses and phone numbers have a limit without a rule. */
export function mostOf(field: FormField): number {
  if ("most" in field) return field.most;
  if (field.type === "email") return 254;
  return field.type === "phone" ? 40 : Infinity;
}

function dayError(
  field: Extract<FormField, { type: "day" }>,
  day: string,
  words: ErrorWords,
  now: Date,
): string | undefined {
  if (!isDay(day)) return words.day;
  if (day < firstDay || day > lastDay) {
    const [first, last] = [firstDay.slice(0, 4), lastDay.slice(0, 4)];
    return fillIn(words.year, { first, last });
  }
  const { range } = field;
  const side = range && outOfRange(day, now, range);
  if (!side) return undefined;
  return fillIn(field[side]!, { years: range === "past" ? "" : range.years });
}
