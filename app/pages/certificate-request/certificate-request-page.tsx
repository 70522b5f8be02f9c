import { certificateRequest } from "#content/certificate-request.ts";
import { certificate } from "#forms/certificate/certificate.ts";
import { leadPage } from "#app/sections/lead-answer/lead-page.ts";
import { RequestPage } from "#app/sections/request-page/request-page.tsx";
import { CertificateForm } from "./certificate-form.tsx";
import type { Route } from "./+types/certificate-request-page";

export const loader = (arguments_: Route.LoaderArgs) =>
  leadPage(certificate, certificateRequest, arguments_);

export { meta } from "#app/layout/page-meta.ts";

export default function CertificateRequestPage({
  loaderData,
}: Route.ComponentProps) {
  return (
    <RequestPage page={loaderData} form={certificate} Form={CertificateForm} />
  );
}
