import { certificateRules } from "./certificate/certificate-rules.ts";
import { claimRules } from "./claim/claim-rules.ts";
import { contactRules } from "./contact/contact-rules.ts";
import type { LeadFormRules } from "./field-rules.ts";
import { lenderRules } from "./lender/lender-rules.ts";

/**
 * The forms that bring leads, without their words. From this list follow the schemas of their words, and with the
 * words the definitions: `claim` in `#content/forms/claim.ts`, and all of them in `#content/forms.ts`.
 */
export const formRules = [
  contactRules,
  certificateRules,
  claimRules,
  lenderRules,
] as const satisfies readonly LeadFormRules[];
