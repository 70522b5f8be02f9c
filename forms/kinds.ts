import { forms } from "#content/forms.ts";
import type { FormDefinition, FormField, FormFields } from "./define-form.ts";
import type { formRules } from "./form-rules.ts";

/** The kind of a lead is the form it came from. */
export type LeadKind = (typeof formRules)[number]["kind"];

export const leadKinds: readonly LeadKind[] = forms.map(({ kind }) => kind);

/** A form with fields for its sender. */
type LeadForm = FormDefinition<
  FormFields & Record<"name" | "email" | "phone", FormField>
>;

export function formOf(kind: LeadKind): LeadForm {
  return forms.find((form) => form.kind === kind)!;
}
