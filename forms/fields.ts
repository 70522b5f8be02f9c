import * as v from "valibot";
import type { formErrors } from "#content/ui/form-errors.ts";
import { fillIn } from "#words/fill-in.ts";

/** The errors that all forms share, in one language. */
export type ErrorWords = typeof formErrors;

/** What the fields of every form share. Lengths are in code points (docs/quality.md, "Forms"). */

const codePoints = (value: string) => [...value].length;

/** How much of its limit a text of several lines takes up. */
export const lengthOf = (value: string) => codePoints(lines(value));

/** A number in figures: "5,000". Not by Intl, whose first formatter costs a browser up to 75 ms. */
export const figures = (count: number) =>
  String(count).replace(/\B(?=(?:\d{3})+$)/g, ",");

/** A text of at most so many characters, after `clean`. Nothing is ever cut: a longer one is an error with its count. */
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

/** NFC and without control characters but line ends and tabs. Bidi and zero-width ones stay: names need them. */
export function lines(value: string): string {
  return value
    .replace(/\r\n?/g, "\n")
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, "")
    .normalize("NFC")
    .trim();
}

/** The same on one line: a name with a line end would forge a second line wherever names are listed. */
export function oneLine(value: string): string {
  return lines(value).replace(/[\n\t]+/g, " ");
}

/** One line with a domain in another script as the mail system knows it, which is how most browsers send it. */
function address(value: string): string {
  const line = oneLine(value);
  const [, mailbox, domain] = /^(.*@)([^\s@:/?#%\\[\]]+)$/.exec(line) ?? [];
  const url = `http://${domain}`;
  return domain && /[^\u0000-\u007f]/.test(domain) && URL.canParse(url)
    ? mailbox + new URL(url).hostname
    : line;
}

/** The pattern of <input type=email> (HTML standard, "valid e-mail address"): no quotes, spaces or comments. */
export const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** An email address, or nothing. */
export const emailField = (label: string, errors: ErrorWords) =>
  v.pipe(
    text(label, 254, address, errors),
    v.check((value) => value === "" || emailPattern.test(value), errors.email),
  );

/** A box, sent as "on" where it is ticked and else not at all. */
export function checkbox() {
  return v.optional(
    v.pipe(
      v.picklist(["on", ""]),
      v.transform((value) => value === "on"),
    ),
    "",
  );
}

/** What was sent, checked: `errors` has a message per field that is wrong. */
export type FieldsCheck<
  Message,
  Field extends string = keyof Message & string,
> =
  | { ok: true; message: Message }
  /** Misshapen: other fields or types than the form has. Nobody who filled in the form could mend that. */
  | {
      ok: false;
      misshapen: boolean;
      errors: Partial<Record<Field, string>>;
    };

/** Holds what was sent against the fields of a form. Fields of other names or types are errors too. */
export function checkFields<const Entries extends v.ObjectEntries>(
  schema: v.StrictObjectSchema<Entries, undefined>,
  input: unknown,
): FieldsCheck<v.InferOutput<v.StrictObjectSchema<Entries, undefined>>> {
  const result = v.safeParse(schema, input);
  if (result.success) return { ok: true, message: result.output };
  const errors: Partial<Record<string, string>> = {};
  for (const issue of result.issues)
    errors[v.getDotPath(issue) ?? ""] ??= issue.message;
  const misshapen = result.issues.some((issue) => issue.kind === "schema");
  return { ok: false, misshapen, errors };
}
