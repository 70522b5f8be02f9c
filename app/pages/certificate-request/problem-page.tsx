import { site } from "#content/site.ts";
import type { PageHandle } from "#app/layout/contact-address.ts";
import { pageMeta } from "#app/layout/page-meta.ts";
import { answeredForm } from "#app/sections/lead-answer/answered-form.ts";
import { LeadProblem } from "#app/sections/lead-answer/lead-problem.tsx";
import { CertificateForm } from "./certificate-form.tsx";
import type { Route } from "./+types/problem-page";

export const handle: PageHandle = { isPlain: true };

export { answeredForm as loader };

export function meta() {
  return pageMeta({
    title: `Error: your request was not sent | ${site.shortName}`,
    description:
      "Some fields of the certificate request need another look. What you typed is still there.",
    path: "/customer-service/certificate-request/problem",
    noindex: true,
  });
}

/** Answers a form that was posted without scripts and was not kept. It is no address of its own. */
export default function CertificateProblemPage({
  loaderData,
}: Route.ComponentProps) {
  const { alert, ...answered } = loaderData;
  return (
    <LeadProblem what="request" alert={alert}>
      <CertificateForm {...answered} />
    </LeadProblem>
  );
}
