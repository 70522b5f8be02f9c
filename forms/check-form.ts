import * as v from "valibot";
import type { formErrors } from "#content/ui/form-errors.ts";
import { fillIn } from "#words/fill-in.ts";
import { withoutLinks } from "#words/links-in-text.ts";
import { dayInTexas, outOfRange } from "./day.ts";
import type { FormDefinition, FormEntries, FormField } from "./define-form.ts";
import {
  checkbox,
  checkFields,
  dayField,
  emailField,
  text,
  type FieldsCheck,
} from "./fields.ts";
import { lines, oneLine } from "./typed-text.ts";

export type FormCheck = FieldsCheck<FormEntries, string>;

const schemas = new WeakMap<FormDefinition, ReturnType<typeof schemaOf>>();

/**
 * Checks what was sent with a form, as of `now`. Unknown fields and wrong types are errors too. Browsers fetch this
 * with valibot only once a visitor fills in a form.
 */
export function checkForm(
  form: FormDefinition,
  entries: unknown,
  now: Date,
): FormCheck {
  const all = Object.entries(form.fields);
  const schema = schemas.get(form) ?? schemaOf(all, form.errorWords);
  schemas.set(form, schema);
  const check = checkFields(schema, entries) as FormCheck;
  const errors = check.ok ? {} : { ...check.errors };
  for (const [name, field] of all) {
    const wrong =
      errors[name] ?? wrongAsAWhole(field, Object(entries), name, now);
    if (wrong) errors[name] = wrong;
  }
  if (Object.keys(errors).length === 0) return check;
  return { ok: false, misshapen: !check.ok && check.misshapen, errors };
}

const schemaOf = (fields: [string, FormField][], errors: typeof formErrors) =>
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
  errors: typeof formErrors,
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

/** Empty if it was not given. The wording of a page that was opened before a change is not taken for the new one. */
function consent({ label }: BoxField) {
  const ours = withoutLinks(label);
  return v.pipe(
    v.optional(v.string(), ""),
    v.transform((sent) => (sent === ours ? sent : "")),
  );
}

type ValueField = Exclude<FormField, { type: "file" | "box" | "boxes" }>;

function valueOf(
  field: ValueField,
  errors: typeof formErrors,
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
