import type { ComponentProps, ComponentType } from "react";
import { firstDay, lastDay } from "#forms/day.ts";
import type { FormField } from "#forms/define-form.ts";
import { EmailField } from "#app/sections/email-field/email-field.tsx";
import { Choice } from "#app/ui/choice.tsx";
import { Field, type FieldWords } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { LongTextField } from "./long-text-field.tsx";
import type { LeadErrors } from "./send-lead.ts";

export type FieldType = FormField["type"];

export type FieldOf<Type extends FieldType> = Extract<
  FormField,
  { type: Type }
>;

/** What was typed, by the names of the fields. Undefined if the page does not answer a sent form. */
export type Entries = Readonly<Partial<Record<string, string>>> | undefined;

export type ControlProps<Field = FormField> = {
  name: string;
  field: Field;
  entries: Entries;
  errors: LeadErrors;
};

/** Shows a field of each type. */
export type Controls = {
  [Type in FieldType]: ComponentType<ControlProps<FieldOf<Type>>>;
};

/** The words of a field's control. */
export function wordsOf({
  name,
  field: { label, hint, privacy, required, unless },
  errors,
}: ControlProps) {
  return {
    name,
    label,
    hint: [hint, privacy].filter(Boolean).join(" ") || undefined,
    error: errors[name],
    required: required !== undefined && unless === undefined,
    isEither: unless !== undefined,
  };
}

function inputProps(
  props: ControlProps<FieldOf<"text" | "email" | "phone">>,
): ComponentProps<typeof Field> & FieldWords {
  const { name, field, entries } = props;
  return {
    ...wordsOf(props),
    autoComplete: field.autoComplete,
    defaultValue: entries?.[name],
  };
}

/** The controls of a plain form. The others, with styles of their own, are in all-controls.tsx. */
export const plainControls = {
  text: (props) => <Field {...inputProps(props)} />,
  email: (props) => (
    <EmailField {...inputProps(props)} type="email" inputMode="email" />
  ),
  phone: (props) => <Field {...inputProps(props)} type="tel" />,
  lines: (props) => {
    const { autoComplete, rows, most } = props.field;
    const text = props.entries?.[props.name];
    return (
      <LongTextField
        {...wordsOf(props)}
        autoComplete={autoComplete}
        rows={rowsFor(text, rows)}
        limit={most}
        defaultValue={text}
      />
    );
  },
  day: (props) => (
    <Field
      {...wordsOf(props)}
      type="date"
      min={firstDay}
      max={lastDay}
      defaultValue={props.entries?.[props.name]}
    />
  ),
  choice: (props) => {
    const { name, field, entries } = props;
    return field.first === undefined ? (
      <SelectField
        {...wordsOf(props)}
        options={field.options}
        defaultValue={entries?.[name]}
      />
    ) : (
      <Choice
        name={name}
        legend={field.label}
        hint={field.hint}
        options={Object.entries(field.options).map(([value, label]) => ({
          value,
          label,
        }))}
        defaultValue={entries?.[name] || field.first}
      />
    );
  },
} satisfies Partial<Controls>;

/** A prefilled text shows in full, up to a limit. */
const rowsFor = (text = "", fewest: number) =>
  Math.min(Math.max(text.split("\n").length, fewest), 24);
