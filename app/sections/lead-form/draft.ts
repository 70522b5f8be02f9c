import { trapField } from "#forms/form-signals.ts";

/** What was typed into a form and has not been sent yet. */
export type Draft = {
  /** Identifies the lead if it was sent without an answer; otherwise empty. */
  key: string;
  /** By the names of the fields. */
  entries: Readonly<Record<string, string>>;
};

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Of one tab, which deletes it when it is closed. useDraft looks for it too. */
export const draftEntry = "draft";

const itemOf = (kind: string) => `${draftEntry}-${kind}`;

/** Keeps what the form holds, without files; nothing if it holds nothing. */
export function keepDraft(kind: string, form: HTMLFormElement, key: string) {
  const entries = entriesIn(form);
  if (Object.keys(entries).length === 0) return dropDraft(kind);
  try {
    sessionStorage.setItem(itemOf(kind), JSON.stringify({ key, entries }));
  } catch {
    // Storage is blocked or full: the form works as usual, without a draft.
  }
}

export function dropDraft(kind: string): void {
  try {
    sessionStorage.removeItem(itemOf(kind));
  } catch {
    // Storage is blocked.
  }
}

/** Undefined if there is none, or if it cannot be read. */
export function readDraft(kind: string): Draft | undefined {
  try {
    const { key, entries } = JSON.parse(
      sessionStorage.getItem(itemOf(kind)) ?? "",
    ) as Partial<Draft>;
    const texts = Object.entries(entries ?? {}).filter(
      ([, value]) => typeof value === "string",
    );
    return {
      key: typeof key === "string" && isKey.test(key) ? key : "",
      entries: Object.fromEntries(texts),
    };
  } catch {
    dropDraft(kind);
    return undefined;
  }
}

/** The keys that useLeadForm makes: four numbers. */
const isKey = /^\d+(?:-\d+){3}$/;

/**
 * Fills in the fields that are still empty. Returns whether the form now holds anything of the draft, which the
 * browser itself may have filled in.
 */
export function restoreDraft(
  form: HTMLFormElement,
  { entries }: Draft,
): boolean {
  let isRestored = false;
  for (const control of controls(form)) {
    const value = entries[control.name];
    if (!value) continue;
    if (isEmpty(control)) {
      fill(control, value);
      // Counts of characters follow.
      control.dispatchEvent(new Event("input", { bubbles: true }));
    }
    isRestored ||= !isEmpty(control) && control.value === value;
  }
  return isRestored;
}

function entriesIn(form: HTMLFormElement): Draft["entries"] {
  const filled = controls(form).filter((control) => !isEmpty(control));
  return Object.fromEntries(filled.map(({ name, value }) => [name, value]));
}

/** The fields that a draft can hold. All are empty at first. */
const controls = (form: HTMLFormElement) =>
  ([...form.elements] as Control[]).filter(
    ({ name, type }) =>
      name !== trapField &&
      /^(?:checkbox|date|email|select-one|tel|text|textarea)$/.test(type),
  );

const isBox = (control: Control) => control.type === "checkbox";

function fill(control: Control, value: string) {
  // A consent to other words is not given again.
  if (isBox(control))
    (control as HTMLInputElement).checked = value === control.value;
  else control.value = value;
  // An option that there no longer is leaves nothing chosen, not even the first one.
  if (!control.value) control.value = "";
}

function isEmpty(control: Control): boolean {
  if (isBox(control)) return !(control as HTMLInputElement).checked;
  // Half a date has no value yet.
  return !control.value && !control.validity.badInput;
}
