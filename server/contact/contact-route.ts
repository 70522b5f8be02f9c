import { checkContact, messageLimit } from "#forms/contact-form.ts";
import { figures } from "#forms/fields.ts";
import { callUs } from "#server/forms/call-us.ts";
import { formRoute } from "#server/forms/form-route.ts";
import { keepLead, type LeadDependencies } from "#server/leads/keep-lead.ts";
import { formPages } from "#server/pages/form-pages.ts";

const alerts = {
  failure: `Your message was not successfully sent. Please try again. ${callUs}`,
  busy: "We have had too many messages just now, and yours was not sent. Please try again in a few minutes, or call or write to us.",
  tooLarge: `Your message is too large for us to read. Please go back and shorten it to ${figures(messageLimit)} characters. Your browser should still have it.`,
};

/** POST /api/contact: see forms/form-route.ts. Who sends a message is told its reference. */
export function contactRoute(dependencies: LeadDependencies) {
  return formRoute({
    ...dependencies,
    purpose: "contact",
    subject: "lead",
    check: checkContact,
    pages: formPages(dependencies.render, "/contact/problem", alerts),
    keep: (message, post) =>
      keepLead(dependencies, "/contact/thanks", post, message),
  });
}
