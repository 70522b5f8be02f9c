import { answers as certificateAnswers } from "#content/forms/certificate.ts";
import { answers as claimAnswers } from "#content/forms/claim.ts";
import { answers as contactAnswers } from "#content/forms/contact.ts";
import { answers as lenderAnswers } from "#content/forms/lender.ts";
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

/** The kind of a lead is the form it came from. */
export type LeadKind = (typeof forms)[number]["kind"];

export const leadKinds = forms.map(({ kind }) => kind);

export function formOf(kind: LeadKind): FormDefinition {
  return forms.find((form) => form.kind === kind)!;
}

/** Messages that only the server needs. */
export const answerWords = {
  contact: contactAnswers,
  certificate: certificateAnswers,
  claim: claimAnswers,
  lender: lenderAnswers,
} as const satisfies Record<LeadKind, unknown>;
