import { checkClaim } from "#forms/claim-form.ts";
import { formRoute } from "#server/forms/form-route.ts";
import { keepLead, type LeadDependencies } from "#server/leads/keep-lead.ts";
import { claimContent } from "#server/leads/lead-content.ts";
import { claimPage } from "./claim-pages.ts";

/** POST /api/claim: a claim of somebody who would rather be called. */
export function claimRoute(dependencies: LeadDependencies) {
  const { now } = dependencies;
  return formRoute({
    ...dependencies,
    purpose: "claim",
    subject: "lead",
    check: (values) => checkClaim(values, now()),
    keep: (claim, post) =>
      keepLead(dependencies, `${claimPage}/thanks`, post, claimContent(claim)),
  });
}
