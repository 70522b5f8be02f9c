import { checkCertificate } from "#forms/certificate-form.ts";
import { formRoute } from "#server/forms/form-route.ts";
import { certificateContent } from "#server/leads/lead-content.ts";
import { keepLead, type LeadDependencies } from "#server/leads/keep-lead.ts";
import type { ReadUpload } from "#server/uploads/read-upload.ts";
import { certificatePage } from "./certificate-pages.ts";

/** POST /api/certificate: a request for a certificate of insurance, maybe with a page of the contract as a file. */
export function certificateRoute({
  readUpload,
  ...dependencies
}: LeadDependencies & { readUpload: ReadUpload }) {
  const { now } = dependencies;
  return formRoute({
    ...dependencies,
    purpose: "certificate",
    subject: "lead",
    check: (values) => checkCertificate(values, now()),
    readUpload,
    keep: (request, post) =>
      keepLead(
        dependencies,
        `${certificatePage}/thanks`,
        post,
        certificateContent(request, post.attachment),
      ),
  });
}
