import { contact as words } from "#content/forms/contact.ts";
import { defineForm } from "../define-form.ts";
import { contactRules } from "./contact-rules.ts";

/** A message to the brokerage. */
export const contact = defineForm(contactRules, words);
