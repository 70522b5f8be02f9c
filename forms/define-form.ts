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

/** What every field says. A field without `required`, the error where it is empty, may stay empty. */
type Words = {
  label: string;
  /** What lists and mails of leads call the field, instead of a long label. */
  shortLabel?: string;
  hint?: string;
  /** What not to write into it. */
  privacy?: string;
  required?: string;
};

type Typed = Words & {
  /** What the browser may fill in (HTML, "Autofill"): "off" where the field is about somebody else. */
  autoComplete?: string;
};

/** A field, declared once for browser, server, mail and command line. Lengths are in code points. */
export type FormField =
  | (Typed & { type: "text"; most: number })
  | (Typed & { type: "email" })
  | (Typed & {
      type: "phone";
      /** How many digits a number needs at least to be called. */
      digits?: number;
    })
  | (Typed & { type: "lines"; most: number; rows: number })
  | (Words & {
      type: "day";
      /** What is wrong with a day that exists, as of today in Texas. */
      wrong?: (day: string, today: string) => string | undefined;
    })
  /** One of several, by value. Empty at first, or `first` where one is chosen already. */
  | (Words & { type: "choice"; options: Options; first?: string })
  /** Boxes that are one answer together. Each is sent under its own name. */
  | (Words & { type: "boxes"; options: Options })
  | (Words & {
      type: "box";
      /** Of words that give a consent, kept with the lead. Other words are a new version. */
      version?: string;
    })
  /** One file: see attachment-rules.ts. */
  | (Words & { type: "file" });

type Options = Readonly<Record<string, string>>;

/** What every kind of lead tells of who sent it. */
export type Person = { name: FormField; email: FormField; phone: FormField };

/** What was filled in, cleaned: texts, and for each box whether it is ticked, or of a consent its version. */
export type FormValues = Record<string, string | boolean> &
  Record<keyof Person, string>;

export type FormCheck = FieldsCheck<FormValues, string>;

/** The fields of a form, by name, in the order of the form. */
export type FormFields = Person & Record<string, FormField>;

type Declared<Fields extends FormFields> = {
  /** The name of its leads in the store and in commands, and the end of the address that takes it: /api/claim. */
  kind: string;
  /** Where it is, and where it comes back when it was posted without scripts and something is wrong. */
  page: string;
  /** What it brings: "Certificate request". */
  name: string;
  /** Names the form to screen readers. */
  label: string;
  /** What is sent. */
  what: "message" | "request";
  /** What happens once it is kept, in a sentence. */
  next: string;
  /** The same with more words, on the page that a form without scripts leads to. */
  thanks: string;
  /** How the subject of its mail begins, before the sender's name: "claim reported by". */
  subject: string;
  fields: Fields;
};

/** A form that brings a lead. */
export type FormDefinition<Fields extends FormFields = FormFields> = Readonly<
  Declared<Fields>
> & {
  /** Checks what was sent, as of `now`. Fields of other names or types are errors too. */
  check: (input: unknown, now: Date) => FormCheck;
};

/** The name of whoever fills in a form. */
export const nameField = {
  type: "text",
  label: "Name",
  autoComplete: "name",
  most: 200,
  required: "Enter your name",
} as const satisfies FormField;

/** Whether a file may come with a form. */
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

/** What a schema cannot say: it knows neither the other boxes nor the day. */
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

// A field that is missing counts as empty, so that its message is the form's own.
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

/** Of a consent the version of its words is kept, or nothing. */
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
