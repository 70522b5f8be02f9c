import { checkContact } from "#forms/contact-form.ts";
import { formRoute } from "#server/forms/form-route.ts";
import { keepLead, type LeadDependencies } from "#server/leads/keep-lead.ts";

/** POST /api/contact: see forms/form-route.ts. Who sends a message is told its reference. */
export function contactRoute(dependencies: LeadDependencies) {
  return formRoute({
    ...dependencies,
    purpose: "contact",
    subject: "lead",
    check: checkContact,
    keep: (message, post) =>
      keepLead(dependencies, "/contact/thanks", post, message),
  });
}
