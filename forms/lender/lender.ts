import { lender as words } from "#content/forms/lender.ts";
import { defineForm } from "../define-form.ts";
import { lenderRules } from "./lender-rules.ts";

/** What a lender, servicer or title company asks for. */
export const lender = defineForm(lenderRules, words);
