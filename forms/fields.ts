import * as v from "valibot";
import type { formErrors } from "#content/ui/form-errors.ts";
import { fillIn } from "#words/fill-in.ts";
import { firstDay, lastDay } from "./day.ts";
import { isDay } from "./is-day.ts";
import { codePoints, figures, oneLine } from "./typed-text.ts";

/**
 * A text of at most this many characters, after `clean`. Nothing is ever cut off: a longer text is an error with its
 * count.
 */
export function text(
  label: string,
  most: number,
  clean: (value: string) => string,
  errors: Pick<typeof formErrors, "tooLong">,
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
export const emailField = (label: string, errors: typeof formErrors) =>
  v.pipe(
    text(label, 254, address, errors),
    v.check((value) => value === "" || emailPattern.test(value), errors.email),
  );

/** A day of the calendar, or empty. */
export function dayField(errors: Pick<typeof formErrors, "day" | "year">) {
  return v.pipe(
    v.string(),
    v.transform(oneLine),
    v.check((value) => value === "" || isDay(value), errors.day),
    v.check(
      (value) => !isDay(value) || (value >= firstDay && value <= lastDay),
      fillIn(errors.year, {
        first: firstDay.slice(0, 4),
        last: lastDay.slice(0, 4),
      }),
    ),
  );
}

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
