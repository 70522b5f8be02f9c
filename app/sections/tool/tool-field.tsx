import { Choice } from "#app/ui/choice.tsx";
import { Field } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import type { Field as FieldRules } from "#tools/tool.ts";

export type FieldWords = {
  label: string;
  hint?: string | undefined;
  options?: Readonly<Record<string, string>> | undefined;
};

type ToolFieldProps = {
  name: string;
  field: FieldRules<unknown>;
  words: FieldWords;
  error: string | undefined;
  /** From the address. */
  value: string | undefined;
};

/** The control of a tool's field. */
export function ToolField({
  name,
  field: { control, isOptional, options = [] },
  words: { label, hint, options: labels = {} },
  error,
  value,
}: ToolFieldProps) {
  if (control === "radio")
    return (
      <Choice
        name={name}
        legend={label}
        hint={hint}
        options={options.map((one) => ({ value: one, label: labels[one]! }))}
        defaultValue={options.find((one) => one === value) ?? options[0]!}
      />
    );
  const shared = {
    name,
    label,
    ...(hint && { hint }),
    ...(error && { error }),
    required: !isOptional,
    defaultValue: value,
  };
  if (control === "list") return <SelectField {...shared} options={labels} />;
  return control === "day" ? (
    <Field {...shared} type="date" />
  ) : (
    <Field {...shared} inputMode="decimal" />
  );
}
