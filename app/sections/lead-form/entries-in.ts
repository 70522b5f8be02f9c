import { fieldNames, type FormDefinition } from "#forms/define-form.ts";
import { trapField } from "#forms/form-signals.ts";

/** What the form's own fields hold. Extensions and translators may have added others, even under the same names. */
export function entriesIn(
  element: HTMLFormElement,
  form: FormDefinition,
): FormData {
  const all = new FormData(element);
  const own = new FormData();
  for (const name of [...fieldNames(form), trapField]) {
    const texts = all.getAll(name).filter((one) => typeof one === "string");
    if (texts.length > 0) own.set(name, texts.find(Boolean) ?? "");
  }
  for (const [name, { type }] of Object.entries(form.fields))
    if (type === "file")
      for (const file of all.getAll(name)) own.append(name, file);
  return own;
}
