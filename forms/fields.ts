import * as v from "valibot";
import type { formErrors } from "#content/ui/form-errors.ts";
import { fillIn } from "#words/fill-in.ts";

/** The errors that all forms share, in one language. */
export type ErrorWords = typeof formErrors;

/** What the fields of every form share. Lengths are in code points (docs/quality.md, "Forms"). */

const codePoints = (value: string) => [...value].length;

/** The share of its limit that a text area uses before it shows a count. */
export const lengthOf = (value: string) => codePoints(lines(value));

/** A number in digits: "5,000". Without Intl, whose first formatter costs a browser up to 75 ms. */
export const figures = (count: number) =>
  String(count).replace(/\B(?=(?:\d{3})+$)/g, ",");

/**
 * A text of at most this many characters, after `clean`. Nothing is ever cut off: a longer text is an error with its
 * count.
 */
export function text(
  label: string,
  most: number,
  clean: (value: string) => string,
  errors: Pick<ErrorWords, "tooLong">,
) {
  return v.pipe(
    v.string(),
    v.transform(clean),
    v.check(
      (value) => codePoints(value) <= most,
      ({ input }) =>
        fillIn(errors.tooLong, {
          label,
          count: figures(codePoints(input)),
          limit: figures(most),
        }),
    ),
  );
}

/**
 * NFC, without control characters other than line breaks and tabs. Bidi and zero-width characters stay, because names
 * need them.
 */
export function lines(value: string): string {
  return value
    .replace(/\r\n?/g, "\n")
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, "")
    .normalize("NFC")
    .trim();
}

/** The same on one line: a name with a line break would forge a second line in lists of names. */
export function oneLine(value: string): string {
  return lines(value).replace(/[\n\t]+/g, " ");
}

/** One line, with a domain in another script converted to the form that mail uses and most browsers send. */
function address(value: string): string {
  const line = oneLine(value);
  const [, mailbox, domain] = /^(.*@)([^\s@:/?#%\\[\]]+)$/.exec(line) ?? [];
  if (!domain || !/[^\u0000-\u007f]/.test(domain)) return line;
  try {
    return mailbox + new URL(`http://${domain}`).hostname;
  } catch {
    return line;
  }
}

/**
 * The pattern of <input type=email> (HTML standard, "valid e-mail address"): no quotes, spaces or comments. Unlike it,
 * with a dot in the domain, because no mail from outside reaches ana@localhost.
 */
export const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/** An email address, or empty. */
export const emailField = (label: string, errors: ErrorWords) =>
  v.pipe(
    text(label, 254, address, errors),
    v.check((value) => value === "" || emailPattern.test(value), errors.email),
  );

/** A checkbox, sent as "on" if it is checked and otherwise not at all. */
export function checkbox() {
  return v.optional(
    v.pipe(
      v.picklist(["on", ""]),
      v.transform((value) => value === "on"),
    ),
    "",
  );
}

/** The checked input: `errors` has a message per wrong field. */
export type FieldsCheck<
  Entries,
  Field extends string = keyof Entries & string,
> =
  | { ok: true; entries: Entries }
  /** Misshapen: other fields or types than the form has, which no visitor could fix. */
  | {
      ok: false;
      misshapen: boolean;
      errors: Partial<Record<Field, string>>;
    };

/** Checks the input against the fields of a form. Unknown fields and other types are errors too. */
export function checkFields<const Fields extends v.ObjectEntries>(
  schema: v.StrictObjectSchema<Fields, undefined>,
  entries: unknown,
): FieldsCheck<v.InferOutput<v.StrictObjectSchema<Fields, undefined>>> {
  const result = v.safeParse(schema, entries);
  if (result.success) return { ok: true, entries: result.output };
  const errors: Partial<Record<string, string>> = {};
  for (const issue of result.issues)
    errors[v.getDotPath(issue) ?? ""] ??= issue.message;
  const misshapen = result.issues.some((issue) => issue.kind === "schema");
  return { ok: false, misshapen, errors };
}
