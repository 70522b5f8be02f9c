import { fieldNames, type FormDefinition } from "#forms/define-form.ts";
import { sourceField, tokenField, trapField } from "#forms/form-signals.ts";

const signals = [trapField, tokenField, sourceField];

/** The entries of the form's own fields as text, and whether others came with them, as extensions add them to forms. */
export function ownEntries(
  form: FormDefinition,
  sent: Readonly<Record<string, unknown>>,
) {
  const names = [...fieldNames(form), ...signals].filter((name) =>
    Object.hasOwn(sent, name),
  );
  const entries: Partial<Record<string, string>> = Object.fromEntries(
    names.map((name) => [name, textOf(sent[name])]),
  );
  return { entries, hasOthers: Object.keys(sent).length > names.length };
}

/** Of a list, the first text that is not empty: what was added to a form usually comes last. */
function textOf(value: unknown): string {
  const one: unknown = Array.isArray(value)
    ? value.find((item) => item && typeof item === "string")
    : value;
  const isText = typeof one === "string" || typeof one === "number";
  return isText ? String(one) : "";
}
