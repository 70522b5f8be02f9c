import { checkClaim, reportLimit } from "#forms/claim-form.ts";
import { figures } from "#forms/fields.ts";
import { callUs } from "#server/forms/call-us.ts";
import { formRoute } from "#server/forms/form-route.ts";
import { keepLead, type LeadDependencies } from "#server/leads/keep-lead.ts";
import { claimContent } from "#server/leads/lead-content.ts";
import { formPages } from "#server/pages/form-pages.ts";

/** Where the form is; its answers are below it. */
const page = "/customer-service/claims";

const alerts = {
  failure: `Your request was not sent. Please try again. ${callUs}`,
  busy: "We have had too many requests just now, and yours was not sent. Please call us, or try again in a few minutes.",
  tooLarge: `Your request is too large for us to read. Please go back and shorten it to ${figures(reportLimit)} characters, or call us. Your browser should still have it.`,
};

/** POST /api/claim: a claim of somebody who would rather be called. */
export function claimRoute(dependencies: LeadDependencies) {
  const { now } = dependencies;
  return formRoute({
    ...dependencies,
    purpose: "claim",
    subject: "lead",
    check: (values) => checkClaim(values, now()),
    pages: formPages(dependencies.render, `${page}/problem`, alerts),
    keep: (claim, post) =>
      keepLead(dependencies, `${page}/thanks`, post, claimContent(claim)),
  });
}
