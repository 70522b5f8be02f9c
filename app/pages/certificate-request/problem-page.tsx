import { site } from "#content/site.ts";
import { pageMeta } from "#app/layout/page-meta.ts";
import {
  answeredForm,
  LeadProblem,
} from "#app/sections/lead-answer/lead-problem.tsx";
import { CertificateForm } from "./certificate-form.tsx";
import { certificateRules } from "./certificate-rules.ts";

export function meta() {
  return pageMeta({
    title: `Error: your request was not sent | ${site.shortName}`,
    description:
      "Some fields of the certificate request need another look. What you typed is still there.",
    path: "/customer-service/certificate-request/problem",
    noindex: true,
  });
}

const answered = answeredForm(certificateRules);

/** The template of the page that answers a certificate request posted without scripts. It is no address. */
export default function CertificateProblemPage() {
  return (
    <LeadProblem what="request">
      <CertificateForm {...answered} />
    </LeadProblem>
  );
}
