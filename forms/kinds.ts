import { certificate } from "./certificate/certificate.ts";
import { claim } from "./claim/claim.ts";
import { contact } from "./contact/contact.ts";
import type { FormDefinition } from "./define-form.ts";
import { lender } from "./lender/lender.ts";

const all = [contact, certificate, claim, lender] as const;

/** What a lead is: the form that it came from. */
export type LeadKind = (typeof all)[number]["kind"];

/** The forms that bring leads. */
export const forms = all satisfies readonly FormDefinition[];

export const leadKinds = all.map(({ kind }) => kind);

export function formOf(kind: LeadKind): FormDefinition {
  return all.find((form) => form.kind === kind)!;
}
