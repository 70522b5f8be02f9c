import { claim as words } from "#content/forms/claim.ts";
import { defineForm } from "../define-form.ts";
import { claimRules } from "./claim-rules.ts";

/** Asks the brokerage to call about a claim. It does not open a claim with the carrier. */
export const claim = defineForm(claimRules, words);
