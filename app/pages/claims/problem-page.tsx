import { site } from "#content/site.ts";
import { pageMeta } from "#app/layout/page-meta.ts";
import {
  answeredForm,
  LeadProblem,
} from "#app/sections/lead-answer/lead-problem.tsx";
import { ClaimForm } from "./claim-form.tsx";
import { claimRules } from "./claim-rules.ts";

export function meta() {
  return pageMeta({
    title: `Error: your request for a call was not sent | ${site.shortName}`,
    description:
      "Some fields of the request for a call need another look. What you typed is still there.",
    path: "/customer-service/claims/problem",
    noindex: true,
  });
}

const answered = answeredForm(claimRules);

/** The template of the page that answers a request for a call posted without scripts. It is no address. */
export default function ClaimProblemPage() {
  return (
    <LeadProblem what="request">
      <ClaimForm {...answered} />
    </LeadProblem>
  );
}
