import * as v from "valibot";
import { formErrors } from "#content/ui/form-errors.ts";
import { fillIn } from "#words/fill-in.ts";
import { withoutLinks } from "#words/links-in-text.ts";
import { dayField, dayInTexas, outOfRange } from "./day.ts";
import type { FieldRules, FormRules } from "./field-rules.ts";
import {
  checkbox,
  checkFields,
  emailField,
  lines,
  oneLine,
  text,
  type ErrorWords,
  type FieldsCheck,
} from "./fields.ts";

type Words = {
  label: string;
  /** The name of the field in lists and mails of leads, if `label` is too long. */
  shortLabel?: string;
  hint?: string;
  /** What visitors should leave out. */
  privacy?: string;
  /** Of a consent: its wording in the other languages. */
  wordings?: readonly string[];
};

type Options<Rules> = Rules extends {
  options: readonly (infer Option extends string)[];
}
  ? { options: Readonly<Record<Option, string>> }
  : unknown;

/** The words required by the rules of a field. compile/schemas/form-schema.ts gives writers the same requirements. */
type FieldWords<Rules> = Words &
  Options<Rules> &
  (Rules extends { required: true } ? { required: string } : unknown) &
  (Rules extends { range: infer Range }
    ? { late: string } & (Range extends "past" ? unknown : { early: string })
    : unknown);

/** The words of a form: a file of content/en/forms, or its translation. */
export type FormWords<Rules extends FormRules = FormRules> = {
  part: string;
  label: string;
  what: string;
  next?: string;
  purpose?: string;
  limits?: string;
  groups?: Readonly<Record<string, string>>;
  fields: {
    [Name in keyof Rules["fields"]]: FieldWords<Rules["fields"][Name]>;
  };
};

/** Rules and words of a field. */
type FieldOf<Rules> = Rules extends FieldRules
  ? Omit<Rules, "required" | "options"> &
      Words &
      Options<Rules> & {
        /** The error for an empty field; without it the field is optional. */
        required?: string;
        /** The errors for a day before and after its range. */
        early?: string;
        late?: string;
      }
  : never;

/** A field with its words. */
export type FormField = FieldOf<FieldRules>;

/** The cleaned entries: texts, whether each box is checked, and the wording of each consent that was given. */
export type FormEntries = Record<string, string | boolean> & { email: string };

export type FormCheck = FieldsCheck<FormEntries, string>;

/** The fields of a form, by name, in the order of the form. */
export type FormFields = Readonly<Record<string, FormField>>;

/** A form: its rules with the words of one language. */
export type FormDefinition<
  Fields = FormFields,
  Said extends FormWords = FormWords,
> = Readonly<Omit<FormRules, "fields">> &
  Readonly<Omit<FormWords, "fields" | "part">> & {
    readonly fields: Fields;
    readonly rules: FormRules;
    readonly words: Said;
    readonly errorWords: ErrorWords;
    /** Checks what was sent, as of `now`. Unknown fields and wrong types are errors too. */
    check: (entries: unknown, now: Date) => FormCheck;
    /** The same form in another language. */
    inWords(words: Said, errorWords: ErrorWords): FormDefinition<Fields, Said>;
  };

/** Whether a form takes a file. */
export const takesFile = ({ fields }: FormDefinition): boolean =>
  Object.values(fields).some(({ type }) => type === "file");

/** The names under which a form's values are stored. Each box of a group that forms one answer is a value. */
export const fieldNames = ({ fields }: FormDefinition): string[] =>
  Object.entries<FormField>(fields).flatMap(([name, field]) => {
    if (field.type === "boxes") return Object.keys(field.options);
    return field.type === "file" ? [] : [name];
  });

type FieldsOf<Rules extends FormRules> = {
  [Name in keyof Rules["fields"]]: FieldOf<Rules["fields"][Name]>;
};

export function defineForm<
  const Rules extends FormRules,
  const Said extends FormWords<Rules>,
>(
  rules: Rules,
  words: Said,
  errorWords: ErrorWords = formErrors,
): Omit<Rules, "fields"> & FormDefinition<FieldsOf<Rules>, Said> {
  const fields = Object.fromEntries(
    Object.entries(rules.fields).map(([name, field]) => [
      name,
      { ...field, ...words.fields[name] },
    ]),
  ) as FieldsOf<Rules>;
  const all: [string, FormField][] = Object.entries(fields);
  let schema: ReturnType<typeof schemaOf> | undefined;
  return {
    ...rules,
    ...words,
    fields,
    rules,
    words,
    errorWords,
    check(entries, now) {
      schema ??= schemaOf(all, errorWords);
      const check = checkFields(schema, entries) as FormCheck;
      const errors = check.ok ? {} : { ...check.errors };
      for (const [name, field] of all) {
        const wrong =
          errors[name] ?? wrongAsAWhole(field, Object(entries), name, now);
        if (wrong) errors[name] = wrong;
      }
      if (Object.keys(errors).length === 0) return check;
      return { ok: false, misshapen: !check.ok && check.misshapen, errors };
    },
    inWords: (translated, errors) => defineForm(rules, translated, errors),
  };
}

const schemaOf = (fields: [string, FormField][], errors: ErrorWords) =>
  v.strictObject(
    Object.fromEntries(fields.flatMap((field) => checksOf(field, errors))),
  );

/** Checks what a schema cannot, because it sees neither the other boxes nor the clock. */
function wrongAsAWhole(
  field: FormField,
  entries: Record<string, unknown>,
  name: string,
  now: Date,
) {
  if (field.type === "boxes" && field.required)
    return Object.keys(field.options).some((box) => entries[box])
      ? undefined
      : field.required;
  if (field.type !== "day" || !field.range) return undefined;
  const day = typeof entries[name] === "string" ? entries[name].trim() : "";
  const side = day && outOfRange(day, dayInTexas(now), field.range);
  if (!side) return undefined;
  const years = field.range === "past" ? "" : field.range.years;
  return fillIn(field[side]!, { years });
}

// A missing field counts as empty, so it gets the form's own error.
function checksOf(
  [name, field]: [string, FormField],
  errors: ErrorWords,
): [string, v.GenericSchema<unknown, string | boolean>][] {
  switch (field.type) {
    case "file":
      return [];
    case "box":
      return [[name, box(field)]];
    case "boxes":
      return Object.keys(field.options).map((box) => [box, checkbox()]);
    default:
      return [[name, v.optional(valueOf(field, errors), "")]];
  }
}

type BoxField = Extract<FormField, { type: "box" }>;

const box = (field: BoxField): v.GenericSchema<unknown, string | boolean> =>
  v.pipe(
    field.consent ? consent(field) : checkbox(),
    v.check((value) => !field.required || !!value, field.required ?? ""),
  );

/** The words of a consent, as it is sent and stored. */
export const wordingOf = ({ label }: Pick<Words, "label">) =>
  withoutLinks(label);

/** Empty if it was not given. The wording of a page that was opened before a change is not taken for the new one. */
function consent({ label, wordings = [] }: BoxField) {
  const ours = [label, ...wordings].map(withoutLinks);
  return v.pipe(
    v.optional(v.string(), ""),
    v.transform((sent) => (ours.includes(sent) ? sent : "")),
  );
}

type ValueField = Exclude<FormField, { type: "file" | "box" | "boxes" }>;

function valueOf(
  field: ValueField,
  errors: ErrorWords,
): v.GenericSchema<string, string> {
  const { label, required } = field;
  const there = v.check<string, string>(
    (value) => !required || value !== "",
    required ?? "",
  );
  switch (field.type) {
    case "text":
      return v.pipe(text(label, field.most, oneLine, errors), there);
    case "lines":
      return v.pipe(text(label, field.most, lines, errors), there);
    case "email":
      return v.pipe(emailField(label, errors), there);
    case "phone":
      return v.pipe(
        text(label, 40, oneLine, errors),
        there,
        v.check(
          (value) =>
            value === "" ||
            (value.match(/\p{Nd}/gu)?.length ?? 0) >= (field.digits ?? 0),
          errors.phone,
        ),
      );
    case "day":
      return v.pipe(dayField(errors), there);
    case "choice":
      return v.pipe(
        v.string(),
        v.transform((value) => value || (field.first ?? "")),
        there,
        v.picklist(["", ...Object.keys(field.options)]),
      );
  }
}
