import { fieldNames, type FormDefinition } from "#forms/define-form.ts";
import { withoutSecretNumbers } from "#forms/secret-numbers.ts";
import { dropDraft, readDraft, writeDraft, type Draft } from "./draft-store.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Keeps what the visitor typed or changed, and once it was sent also what the page or a tool had filled in, without
 * files and secret numbers. Keeps nothing if that is empty.
 */
export function keepDraft(
  definition: FormDefinition,
  form: HTMLFormElement,
  key: string,
  isSent: boolean,
): Draft | undefined {
  const typed = controls(definition, form)
    .filter((control) => control.type !== "radio" || valueOf(control))
    .filter((control) => isChanged(control) || (isSent && valueOf(control)));
  if (!typed.some(valueOf)) return void dropDraft(definition.kind);
  const entries = Object.fromEntries(
    typed.map((one) => [one.name, withoutSecretNumbers(valueOf(one))]),
  );
  const earlier = readDraft(definition.kind)?.filled;
  const filled = Object.fromEntries(
    typed.map((one) => [one.name, initialOf(one) || earlier?.[one.name] || ""]),
  );
  const draft = { key, entries, filled, page: pageHere() };
  writeDraft(definition.kind, draft);
  return draft;
}

/**
 * Fills in the fields that nobody has changed yet. Returns whether the form now holds anything of the draft, which the
 * browser itself may have filled in.
 */
export function restoreDraft(
  definition: FormDefinition,
  form: HTMLFormElement,
  draft: Draft,
): boolean {
  let isRestored = false;
  for (const control of controls(definition, form)) {
    const value = valueFor(control, draft);
    if (value === undefined) continue;
    if (!isChanged(control)) {
      fill(control, value);
      // Counts of characters follow.
      control.dispatchEvent(new Event("input", { bubbles: true }));
    }
    isRestored ||= isChanged(control) && valueOf(control) === value;
  }
  return isRestored;
}

/**
 * What was typed, with the text of a page that filled in the field later: in place of an earlier page's text, or after
 * what was typed. Undefined if the draft has nothing for the field, or if it cannot hold both.
 */
function valueFor(control: Control, draft: Draft): string | undefined {
  const typed = draft.entries[control.name];
  const filled = initialOf(control);
  if (!filled || draft.page === pageHere()) return typed;
  const canHoldBoth = typed && control.type === "textarea";
  if (!canHoldBoth || filled.includes(typed)) return undefined;
  const earlier = draft.filled?.[control.name];
  if (earlier && typed.includes(earlier))
    return typed.replace(earlier, () => filled);
  return `${typed}\n\n${filled}`;
}

const pageHere = () => location.pathname + location.search;

const controls = (definition: FormDefinition, form: HTMLFormElement) => {
  const names = fieldNames(definition);
  return ([...form.elements] as Control[]).filter(({ name }) =>
    names.includes(name),
  );
};

const isBox = (control: Control): control is HTMLInputElement =>
  control.type === "checkbox" || control.type === "radio";

const valueOf = (control: Control): string =>
  isBox(control) && !control.checked ? "" : control.value;

/** Before the visitor changed it: empty, the first option, or filled in by the page or a tool. */
function initialOf(control: Control): string {
  if (isBox(control)) return control.defaultChecked ? control.value : "";
  if (!("options" in control)) return control.defaultValue;
  const options = [...control.options];
  return options.find((option) => option.defaultSelected)?.value ?? "";
}

const isChanged = (control: Control): boolean =>
  valueOf(control) !== initialOf(control) ||
  // Half a date has no value yet.
  control.validity.badInput;

function fill(control: Control, value: string) {
  // A consent to other words is not given again.
  if (isBox(control)) control.checked = value === control.value;
  else control.value = value;
  // An option that there no longer is leaves nothing chosen, not even the first one.
  if (!control.value) control.value = "";
}
