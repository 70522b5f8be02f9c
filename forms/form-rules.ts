import { cancellationRules } from "./cancellation/cancellation-rules.ts";
import { certificateRules } from "./certificate/certificate-rules.ts";
import { changeRules } from "./change/change-rules.ts";
import { claimRules } from "./claim/claim-rules.ts";
import { complaintRules } from "./complaint/complaint-rules.ts";
import { contactRules } from "./contact/contact-rules.ts";
import type { LeadFormRules } from "./field-rules.ts";
import { lenderRules } from "./lender/lender-rules.ts";
import { loanRules } from "./loan/loan-rules.ts";
import { papersRules } from "./papers/papers-rules.ts";
import { privacyRules } from "./privacy/privacy-rules.ts";
import { quoteRules } from "./quote/quote-rules.ts";

/**
 * The forms that bring leads, without their words. From this list follow the schemas of their words, and with the
 * words the definitions: `claim` in `#content/forms/claim.ts`, and all of them in `#content/forms.ts`.
 */
export const formRules = [
  contactRules,
  certificateRules,
  claimRules,
  lenderRules,
  papersRules,
  changeRules,
  loanRules,
  cancellationRules,
  complaintRules,
  privacyRules,
  quoteRules,
] as const satisfies readonly LeadFormRules[];
