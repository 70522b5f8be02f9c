import { forms } from "#content/forms.ts";
import type { FormDefinition } from "./define-form.ts";
import type { formRules } from "./form-rules.ts";

/** The kind of a lead is the form it came from. */
export type LeadKind = (typeof formRules)[number]["kind"];

export const leadKinds: readonly LeadKind[] = forms.map(({ kind }) => kind);

export function formOf(kind: LeadKind): FormDefinition {
  return forms.find((form) => form.kind === kind)!;
}
