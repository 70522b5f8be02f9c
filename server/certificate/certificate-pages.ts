import { certificateSchema } from "#forms/certificate-form.ts";
import { callUs } from "#server/forms/call-us.ts";
import type { FormPages } from "#server/forms/form-answers.ts";
import { problemPages } from "#server/forms/problem-pages.ts";

/** Where the form is; its answers stand below. */
export const certificatePage = "/customer-service/certificate-request";

/** The pages that answer a certificate request sent without scripts. No server can put a file back into a form. */
export function certificatePages(build: string): FormPages {
  const fields = [
    ...Object.keys(certificateSchema.entries),
    "lines",
    "attachment",
  ];
  return problemPages(build, `${certificatePage}/problem`, fields, {
    failure: `Your request was not successfully sent. Please choose your file again, if you had one, and try again. ${callUs}`,
    busy: "We have had too many requests just now, and yours was not sent. Please try again in a few minutes, or call or write to us.",
    tooLarge:
      "Your request is too large: a file may have 10 MB. Please go back and choose a smaller one, or send it without and email us the file.",
  });
}
