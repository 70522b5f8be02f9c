import { contactSchema, messageLimit } from "#forms/contact-form.ts";
import { figures } from "#forms/fields.ts";
import { callUs } from "#server/forms/call-us.ts";
import type { FormPages } from "#server/forms/form-answers.ts";
import { problemPages } from "#server/forms/problem-pages.ts";

/** The pages that answer a message sent without scripts (app/pages/contact-answer). */
export function contactPages(build: string): FormPages {
  const fields = Object.keys(contactSchema.entries);
  return problemPages(build, "/contact/problem", fields, {
    failure: `Your message was not successfully sent. Please try again. ${callUs}`,
    busy: "We have had too many messages just now, and yours was not sent. Please try again in a few minutes, or call or write to us.",
    tooLarge: `Your message is too large for us to read. Please go back and shorten it to ${figures(messageLimit)} characters. Your browser should still have it.`,
  });
}
