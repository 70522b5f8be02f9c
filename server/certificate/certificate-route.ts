import { checkCertificate } from "#forms/certificate-form.ts";
import { formRoute } from "#server/forms/form-route.ts";
import { certificateContent } from "#server/leads/lead-content.ts";
import { keepLead, type LeadDependencies } from "#server/leads/keep-lead.ts";
import { uploadReader } from "#server/uploads/read-upload.ts";
import { certificatePage } from "./certificate-pages.ts";

/** POST /api/certificate: a request for a certificate of insurance, maybe with a page of the contract as a file, where `hasRoom` has it. */
export function certificateRoute({
  hasRoom,
  ...dependencies
}: LeadDependencies & { hasRoom: () => Promise<boolean> }) {
  const { now } = dependencies;
  return formRoute({
    ...dependencies,
    purpose: "certificate",
    subject: "lead",
    check: (values) => checkCertificate(values, now()),
    readUpload: uploadReader(hasRoom),
    keep: (request, post) =>
      keepLead(
        dependencies,
        `${certificatePage}/thanks`,
        post,
        certificateContent(request, post.attachment),
      ),
  });
}
