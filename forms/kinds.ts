import { certificate } from "./certificate/certificate.ts";
import { claim } from "./claim/claim.ts";
import { contact } from "./contact/contact.ts";
import type { FormDefinition } from "./define-form.ts";
import { lender } from "./lender/lender.ts";

/** The forms that bring leads. */
export const forms = [
  contact,
  certificate,
  claim,
  lender,
] as const satisfies readonly FormDefinition[];

/** What a lead is: the form that it came from. */
export type LeadKind = (typeof forms)[number]["kind"];

export const leadKinds = forms.map(({ kind }) => kind);

export function formOf(kind: LeadKind): FormDefinition {
  return forms.find((form) => form.kind === kind)!;
}
