import * as v from "valibot";
import { dayField, dayInTexas } from "./day.ts";
import {
  checkbox,
  checkFields,
  emailField,
  lines,
  oneLine,
  text,
  type FieldsCheck,
} from "./fields.ts";

/** The words of a field. `required` is the error for an empty field; without it the field is optional. */
type Words = {
  label: string;
  /** Names the field in lists and mails of leads, where `label` is too long. */
  shortLabel?: string;
  hint?: string;
  /** What visitors should leave out. */
  privacy?: string;
  required?: string;
};

type Typed = Words & {
  /** What the browser may fill in (HTML, "Autofill"): "off" if the field is about somebody else. */
  autoComplete?: string;
};

/** A field, declared once for browser, server, mail and command line. Lengths are in code points. */
export type FormField =
  | (Typed & { type: "text"; most: number })
  | (Typed & { type: "email" })
  | (Typed & {
      type: "phone";
      /** The fewest digits a number may have. */
      digits?: number;
    })
  | (Typed & { type: "lines"; most: number; rows: number })
  | (Words & {
      type: "day";
      /** The error for a valid date, given today's date in Texas. */
      wrong?: (day: string, today: string) => string | undefined;
    })
  /** One of several options, by value. `first` is the one chosen at the start, if any. */
  | (Words & { type: "choice"; options: Options; first?: string })
  /** Boxes that answer one question together. Each is sent under its own name. */
  | (Words & { type: "boxes"; options: Options })
  | (Words & {
      type: "box";
      /** For a consent: the version of its wording, kept with the lead. Change it whenever the wording changes. */
      version?: string;
    })
  /** One file: see attachment-rules.ts. */
  | (Words & { type: "file" });

type Options = Readonly<Record<string, string>>;

/** The sender. Every form has these fields. */
export type Person = { name: FormField; email: FormField; phone: FormField };

/** The cleaned values: texts, whether each box is checked, and the version of each consent that was given. */
export type FormValues = Record<string, string | boolean> &
  Record<keyof Person, string>;

export type FormCheck = FieldsCheck<FormValues, string>;

/** The fields of a form, by name, in the order of the form. */
export type FormFields = Person & Record<string, FormField>;

type Declared<Fields extends FormFields> = {
  /** Names its leads in the store and in commands. It also ends the address that the form posts to: /api/claim. */
  kind: string;
  /** The page with the form, and the page where it comes back with errors if it was posted without scripts. */
  page: string;
  /** What one of its leads is called: "Certificate request". */
  name: string;
  /** The form's name for screen readers. */
  label: string;
  /** What visitors send. */
  what: "message" | "request";
  /** What happens after it is sent, in a sentence. */
  next: string;
  /** The same in more words, for the thank-you page after a post without scripts. */
  thanks: string;
  /** How the subject of its mail begins, before the sender's name: "claim reported by". */
  subject: string;
  fields: Fields;
};

/** A form that brings a lead. */
export type FormDefinition<Fields extends FormFields = FormFields> = Readonly<
  Declared<Fields>
> & {
  /** Checks what was sent, as of `now`. Unknown fields and wrong types are errors too. */
  check: (input: unknown, now: Date) => FormCheck;
};

/** The sender's name. */
export const nameField = {
  type: "text",
  label: "Name",
  autoComplete: "name",
  most: 200,
  required: "Enter your name",
} as const satisfies FormField;

/** Whether a form takes a file. */
export const takesFile = ({ fields }: FormDefinition): boolean =>
  Object.values(fields).some(({ type }) => type === "file");

export function defineForm<const Form extends Declared<FormFields>>(
  form: Form,
): Form & FormDefinition<Form["fields"]> {
  const all: [string, FormField][] = Object.entries(form.fields);
  const schema = v.strictObject(Object.fromEntries(all.flatMap(entries)));
  return {
    ...form,
    check(input, now) {
      const check = checkFields(schema, input) as FormCheck;
      const sent = Object(input) as Record<string, unknown>;
      const errors = check.ok ? {} : { ...check.errors };
      for (const [name, field] of all) {
        const wrong = errors[name] ?? wrongAsAWhole(field, sent, name, now);
        if (wrong) errors[name] = wrong;
      }
      if (Object.keys(errors).length === 0) return check;
      return { ok: false, misshapen: !check.ok && check.misshapen, errors };
    },
  };
}

/** Checks what a schema cannot: it sees neither the other boxes nor the clock. */
function wrongAsAWhole(
  field: FormField,
  sent: Record<string, unknown>,
  name: string,
  now: Date,
) {
  if (field.type === "boxes" && field.required)
    return Object.keys(field.options).some((box) => sent[box])
      ? undefined
      : field.required;
  if (field.type !== "day" || !field.wrong) return undefined;
  const day = typeof sent[name] === "string" ? sent[name].trim() : "";
  return day ? field.wrong(day, dayInTexas(now)) : undefined;
}

// A missing field counts as empty, so that it gets the form's own error.
function entries([name, field]: [string, FormField]): [
  string,
  v.GenericSchema<unknown, string | boolean>,
][] {
  switch (field.type) {
    case "file":
      return [];
    case "box":
      return [[name, field.version ? consent(field.version) : checkbox()]];
    case "boxes":
      return Object.keys(field.options).map((box) => [box, checkbox()]);
    default:
      return [[name, v.optional(valueOf(field), "")]];
  }
}

/** A consent is kept as the version of its wording, or empty if it was not given. */
const consent = (version: string) =>
  v.pipe(
    checkbox(),
    v.transform((isGiven) => (isGiven ? version : "")),
  );

type ValueField = Exclude<FormField, { type: "file" | "box" | "boxes" }>;

function valueOf(field: ValueField): v.GenericSchema<string, string> {
  const { label, required } = field;
  const there = v.check<string, string>(
    (value) => !required || value !== "",
    required ?? "",
  );
  switch (field.type) {
    case "text":
      return v.pipe(text(label, field.most, oneLine), there);
    case "lines":
      return v.pipe(text(label, field.most, lines), there);
    case "email":
      return v.pipe(emailField(label), there);
    case "phone":
      return v.pipe(
        text(label, 40, oneLine),
        there,
        v.check(
          (value) =>
            value === "" ||
            (value.match(/\p{Nd}/gu)?.length ?? 0) >= (field.digits ?? 0),
          "Enter a phone number with its area code",
        ),
      );
    case "day":
      return v.pipe(dayField(), there);
    case "choice":
      return v.pipe(
        v.string(),
        v.transform((value) => value || (field.first ?? "")),
        there,
        v.picklist(["", ...Object.keys(field.options)]),
      );
  }
}
