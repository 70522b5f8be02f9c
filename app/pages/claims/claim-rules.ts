import { checkClaim } from "#forms/claim-form.ts";
import type { LeadRules } from "#app/sections/lead-form/use-lead-form.ts";

/** What the browser looks at before a request for a call is sent. */
export const claimRules: LeadRules = {
  purpose: "claim",
  fields: [
    "name",
    "phone",
    "email",
    "line",
    "happenedOn",
    "message",
    "policy",
    "bestTime",
  ],
  check: (typed) => checkClaim(typed, new Date()),
};
