import { trapField } from "#forms/form-signals.ts";
import { withoutSecretNumbers } from "#forms/secret-numbers.ts";

/** What was typed into a form and has not been sent yet. */
export type Draft = {
  /** Identifies the lead if it was sent without an answer; otherwise empty. */
  key: string;
  /** By the names of the fields. */
  entries: Readonly<Record<string, string>>;
  /** It waited for the network when the page was left, and the visitor had it kept on this device. */
  isUnsent: boolean;
};

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * A draft ends with the visit, because the next person at a shared computer may use the same tab: half an hour after
 * the last change, in milliseconds, or when somebody comes to the site from elsewhere. A closed tab deletes it, but
 * browsers restore tabs.
 */
const longest = 30 * 60_000;

let end: ReturnType<typeof setTimeout> | undefined;

/** Whether a draft from then is of this visit. */
function isOfThisVisit(at: number) {
  if (at >= performance.timeOrigin) return true;
  const [move] = performance.getEntriesByType("navigation");
  const came = (move as PerformanceNavigationTiming | undefined)?.type;
  return (
    Date.now() - at < longest &&
    (came !== "navigate" || document.referrer.startsWith(location.origin))
  );
}

/** useDraft looks for it too. */
export const draftEntry = "draft";

const itemOf = (kind: string) => `${draftEntry}-${kind}`;

/** Keeps what the form holds, without files and secret numbers; nothing if it holds nothing. */
export const keepDraft = (kind: string, form: HTMLFormElement, key: string) =>
  writeDraft(kind, { key, entries: entriesIn(form) });

/** The same for entries that come from elsewhere on the site. */
export function writeDraft(
  kind: string,
  { key, entries }: Pick<Draft, "key" | "entries">,
) {
  clearTimeout(end);
  if (Object.keys(entries).length === 0) return dropDraft(kind);
  try {
    const draft = JSON.stringify({ key, entries, at: Date.now() });
    sessionStorage.setItem(itemOf(kind), draft);
    end = setTimeout(() => sessionStorage.removeItem(itemOf(kind)), longest);
    if (itemOf(kind) in localStorage) localStorage.setItem(itemOf(kind), draft);
  } catch {
    // Storage is blocked or full: the form works as usual, without a draft.
  }
}

export function dropDraft(kind: string): void {
  try {
    sessionStorage.removeItem(itemOf(kind));
    localStorage.removeItem(itemOf(kind));
  } catch {
    // Storage is blocked.
  }
}

/** In milliseconds: a week. */
const longestUnsent = 7 * 24 * 60 * 60_000;

/** Keeps the draft on this device until it is sent. Returns whether the browser did. */
export function keepUnsent(kind: string): boolean {
  try {
    const draft = sessionStorage.getItem(itemOf(kind));
    if (draft) localStorage.setItem(itemOf(kind), draft);
    return draft !== null;
  } catch {
    return false;
  }
}

/** Undefined if there is none, if it cannot be read, or if it is of an earlier visit. */
export function readDraft(kind: string): Draft | undefined {
  try {
    const parse = (text: string | null) =>
      JSON.parse(text ?? "{}") as Partial<Draft & { at: number }>;
    const unsent = parse(localStorage.getItem(itemOf(kind)));
    const isUnsent = Date.now() - (unsent.at ?? 0) < longestUnsent;
    const typed = parse(sessionStorage.getItem(itemOf(kind)));
    const isTyped = isOfThisVisit(typed.at ?? 0);
    if (!isTyped && !isUnsent) throw new Error("none of this visit");
    const { key, entries } = isTyped ? typed : unsent;
    const texts = Object.entries(entries ?? {}).filter(
      ([, value]) => typeof value === "string",
    );
    return {
      key: typeof key === "string" && isKey.test(key) ? key : "",
      entries: Object.fromEntries(texts),
      isUnsent,
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
  { entries }: Pick<Draft, "entries">,
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
  return Object.fromEntries(
    filled.map(({ name, value }) => [name, withoutSecretNumbers(value)]),
  );
}

/** The fields that a draft can hold. All are empty at first, or have their first option. */
const controls = (form: HTMLFormElement) =>
  ([...form.elements] as Control[]).filter(
    ({ name, type }) =>
      name !== trapField &&
      /^(?:checkbox|date|email|radio|select-one|tel|text|textarea)$/.test(type),
  );

const isBox = (control: Control): control is HTMLInputElement =>
  control.type === "checkbox" || control.type === "radio";

function fill(control: Control, value: string) {
  // A consent to other words is not given again.
  if (isBox(control)) control.checked = value === control.value;
  else control.value = value;
  // An option that there no longer is leaves nothing chosen, not even the first one.
  if (!control.value) control.value = "";
}

function isEmpty(control: Control): boolean {
  if (isBox(control))
    return (
      !control.checked || (control.type === "radio" && control.defaultChecked)
    );
  // Half a date has no value yet.
  return !control.value && !control.validity.badInput;
}
