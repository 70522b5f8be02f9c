import { attachmentAccept } from "#forms/attachment-rules.ts";
import { firstDay, lastDay } from "#forms/day.ts";
import type { FormField, FormFields } from "#forms/define-form.ts";
import type { LeadErrors } from "./send-lead.ts";

type OfType<Type extends FormField["type"]> = Extract<
  FormField,
  { type: Type }
>;

/** Names of the fields of such types. */
type Names<Fields, Type extends FormField["type"]> = {
  [Name in keyof Fields]: Fields[Name] extends { type: Type } ? Name : never;
}[keyof Fields] &
  string;

/**
 * The words, values and errors of a form's controls, from its definition. The form decides which control shows a
 * field, and where.
 */
export function fieldProps<Fields extends FormFields>(
  fields: Fields,
  /** Undefined if the page does not answer a sent form. */
  typed: Readonly<Partial<Record<string, string>>> | undefined,
  errors: LeadErrors,
  /** If the page answers a sent form: what to do about its file. */
  chooseAgain: string,
) {
  function words<Type extends FormField["type"]>(name: string) {
    const field = fields[name] as OfType<Type>;
    const { label, hint, privacy, required } = field;
    const common = {
      name,
      label,
      hint: joined(hint, privacy),
      error: errors[name],
      required: required !== undefined,
    };
    return { field, common, defaultValue: typed?.[name] };
  }

  return {
    text(name: Names<Fields, "text" | "email" | "phone">) {
      const { field, common, defaultValue } = words<"text" | "email" | "phone">(
        name,
      );
      return {
        ...common,
        ...inputs[field.type],
        autoComplete: field.autoComplete,
        defaultValue,
      };
    },
    lines(name: Names<Fields, "lines">) {
      const { field, common, defaultValue } = words<"lines">(name);
      const { autoComplete, rows, most } = field;
      return { ...common, autoComplete, rows, limit: most, defaultValue };
    },
    day(name: Names<Fields, "day">) {
      const { common, defaultValue } = words<"day">(name);
      const range = { min: firstDay, max: lastDay };
      return { ...common, type: "date", ...range, defaultValue };
    },
    select(name: Names<Fields, "choice">) {
      const { field, common, defaultValue } = words<"choice">(name);
      return { ...common, options: field.options, defaultValue };
    },
    radios(name: Names<Fields, "choice">) {
      const { field, defaultValue = "" } = words<"choice">(name);
      const options = Object.entries(field.options);
      return {
        name,
        legend: field.label,
        options: options.map(([value, label]) => ({ value, label })),
        defaultValue: defaultValue || (field.first ?? ""),
      };
    },
    /** The group of boxes, and the boxes in it. */
    boxes(name: Names<Fields, "boxes">) {
      const { field, common } = words<"boxes">(name);
      const { label: legend, hint, error } = common;
      const boxes = Object.entries(field.options).map(([box, label]) => ({
        name: box,
        defaultChecked: typed?.[box] === "on",
        children: label,
      }));
      return { group: { id: name, legend, hint, error }, boxes };
    },
    box(name: Names<Fields, "box">) {
      const { common } = words<"box">(name);
      const defaultChecked = typed?.[name] === "on";
      return { name, defaultChecked, children: common.label };
    },
    file(name: Names<Fields, "file">) {
      const { common } = words<"file">(name);
      const hint = joined(common.hint, typed && chooseAgain);
      return { ...common, hint, accept: attachmentAccept };
    },
  };
}

const joined = (...words: (string | undefined)[]) =>
  words.filter(Boolean).join(" ") || undefined;

const inputs = {
  text: {},
  email: { type: "email", inputMode: "email" },
  phone: { type: "tel" },
} as const;
