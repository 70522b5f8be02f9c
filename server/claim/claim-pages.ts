import { claimSchema, reportLimit } from "#forms/claim-form.ts";
import { figures } from "#forms/fields.ts";
import { callUs } from "#server/forms/call-us.ts";
import type { FormPages } from "#server/forms/form-answers.ts";
import { problemPages } from "#server/forms/problem-pages.ts";

/** Where the form is; its answers stand below. */
export const claimPage = "/customer-service/claims";

/** The pages that answer a claim sent without scripts. */
export function claimPages(build: string): FormPages {
  const fields = Object.keys(claimSchema.entries);
  return problemPages(build, `${claimPage}/problem`, fields, {
    failure: `Your request was not sent. Please try again. ${callUs}`,
    busy: "We have had too many requests just now, and yours was not sent. Please call us, or try again in a few minutes.",
    tooLarge: `Your request is too large for us to read. Please go back and shorten it to ${figures(reportLimit)} characters, or call us. Your browser should still have it.`,
  });
}
