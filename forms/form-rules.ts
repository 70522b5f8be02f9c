import { certificateRules } from "./certificate/certificate-rules.ts";
import { claimRules } from "./claim/claim-rules.ts";
import { contactRules } from "./contact/contact-rules.ts";
import type { FormRules } from "./field-rules.ts";
import { lenderRules } from "./lender/lender-rules.ts";

/** The forms that bring leads, without their words, for code that runs before content/ is compiled. */
export const formRules = [
  contactRules,
  certificateRules,
  claimRules,
  lenderRules,
] as const satisfies readonly FormRules[];
