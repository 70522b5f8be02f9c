import { checkCertificate } from "#forms/certificate-form.ts";
import { callUs } from "#server/forms/call-us.ts";
import { formRoute } from "#server/forms/form-route.ts";
import { certificateContent } from "#server/leads/lead-content.ts";
import { keepLead, type LeadDependencies } from "#server/leads/keep-lead.ts";
import { formPages } from "#server/pages/form-pages.ts";
import type { ReadUpload } from "#server/uploads/read-upload.ts";

/** Where the form is; its answers are below it. */
const page = "/customer-service/certificate-request";

/** No server can put a file back into a form. */
const alerts = {
  failure: `Your request was not successfully sent. Please choose your file again, if you had one, and try again. ${callUs}`,
  busy: "We have had too many requests just now, and yours was not sent. Please try again in a few minutes, or call or write to us.",
  tooLarge:
    "Your request is too large: a file may have 10 MB. Please go back and choose a smaller one, or send it without and email us the file.",
};

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
    pages: formPages(dependencies.render, `${page}/problem`, alerts),
    keep: (request, post) =>
      keepLead(
        dependencies,
        `${page}/thanks`,
        post,
        certificateContent(request, post.attachment),
      ),
  });
}
