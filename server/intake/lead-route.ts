import { takesFile, type FormDefinition } from "#forms/define-form.ts";
import { figures } from "#forms/fields.ts";
import type { LeadKind } from "#forms/kinds.ts";
import { leadContent } from "#server/leads/lead-content.ts";
import { saveLead } from "#server/leads/save-lead.ts";
import type { ReadUpload } from "#server/uploads/read-upload.ts";
import { callUs } from "./form-answers.ts";
import { formRoute, type FormDependencies } from "./form-route.ts";

type Dependencies = FormDependencies & { readUpload: ReadUpload };

/** Takes the POST of a form that brings leads. The answer has the reference of the lead. */
export function leadRoute(
  form: FormDefinition & { kind: LeadKind },
  { db, intake, render, now, wakeMail, readUpload }: Dependencies,
) {
  const { kind, page: path } = form;
  return formRoute({
    intake,
    purpose: kind,
    subject: "lead",
    check: (values) => form.check(values, now()),
    ...(takesFile(form) && { readUpload }),
    page: { render, path, alerts: alerts(form) },
    async keep(values, { key, suspect, attachment }) {
      const content = leadContent(kind, values, attachment);
      const { reference } = await saveLead(db, content, key, now(), suspect);
      wakeMail();
      return {
        told: { reference },
        thanks: `${path}/thanks?reference=${reference}`,
        logged: { reference, kind },
      };
    },
  });
}

/** Messages above a form that comes back without an error in its fields. */
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
