import type { FormDefinition } from "#forms/define-form.ts";
import { figures } from "#forms/fields.ts";
import type { LeadKind } from "#forms/kinds.ts";
import { callUs } from "./call-us.ts";
import { formRoute } from "./form-route.ts";
import { formPages } from "#server/http/form-pages.ts";
import type { ReadUpload } from "#server/uploads/read-upload.ts";
import { keepLead, type LeadDependencies } from "./keep-lead.ts";
import { leadContent } from "#server/leads/lead-content.ts";

/** POST of a form that brings leads: see forms/form-route.ts. Who sends one is told its reference. */
export function leadRoute(
  form: FormDefinition & { kind: LeadKind },
  {
    readUpload,
    ...dependencies
  }: LeadDependencies & { readUpload: ReadUpload },
) {
  const { kind, page } = form;
  return formRoute({
    ...dependencies,
    purpose: kind,
    subject: "lead",
    check: (values) => form.check(values, dependencies.now()),
    ...(takesFile(form) && { readUpload }),
    pages: formPages(dependencies.render, page, alerts(form)),
    keep: (values, post) =>
      keepLead(
        dependencies,
        `${page}/thanks`,
        post,
        leadContent(kind, values, post.attachment),
      ),
  });
}

const takesFile = ({ fields }: FormDefinition) =>
  Object.values(fields).some(({ type }) => type === "file");

/** What stands above a form that comes back and has nothing wrong in it. */
function alerts(form: FormDefinition) {
  const { what } = form;
  const busy = `We have had too many ${what}s just now, and yours was not sent. Please try again in a few minutes, or call or write to us.`;
  if (takesFile(form))
    return {
      busy,
      // No server can put a file back into a form.
      failure: `Your ${what} was not successfully sent. Please choose your file again, if you had one, and try again. ${callUs}`,
      tooLarge: `Your ${what} is too large: a file may have 10 MB. Please go back and choose a smaller one, or send it without and email us the file.`,
    };
  return {
    busy,
    failure: `Your ${what} was not successfully sent. Please try again. ${callUs}`,
    tooLarge: `Your ${what} is too large for us to read. Please go back and shorten it to ${figures(longest(form))} characters, or call us. Your browser should still have it.`,
  };
}

const longest = ({ fields }: FormDefinition) =>
  Math.max(
    ...Object.values(fields).map((field) =>
      field.type === "lines" ? field.most : 0,
    ),
  );
