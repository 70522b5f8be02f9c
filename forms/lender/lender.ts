import { lender as words } from "#content/forms/lender.ts";
import { defineForm } from "../define-form.ts";
import { lenderRules } from "./lender-rules.ts";

/** A request from a lender, servicer or title company. */
export const lender = defineForm(lenderRules, words);
