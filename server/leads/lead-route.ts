import { fillIn } from "#words/fill-in.ts";
import { leadAlerts } from "#content/ui/lead-alerts.ts";
import {
  fieldNames,
  takesFile,
  type FormDefinition,
  type FormField,
} from "#forms/define-form.ts";
import { figures } from "#forms/fields.ts";
import type { LeadKind } from "#forms/kinds.ts";
import { leadContent } from "./lead-content.ts";
import { saveLead } from "./save-lead.ts";
import type { LeadMailing } from "#server/outbox/lead-mailing.ts";
import type { Visits } from "#server/sources/visits.ts";
import type { ReadUpload } from "#server/uploads/read-upload.ts";
import { formRoute, type FormDependencies } from "#server/intake/form-route.ts";

type Dependencies = FormDependencies & {
  readUpload: ReadUpload;
  mailing: LeadMailing;
} & Pick<Visits, "sourceOf">;

/** Handles the POST of a form that brings leads. The answer has the lead's reference. */
export function leadRoute(
  form: FormDefinition & { kind: LeadKind },
  { db, intake, sendPage, now, wakeMail, readUpload, ...rest }: Dependencies,
) {
  const { kind, page: path } = form;
  const { mailing, sourceOf } = rest;
  return formRoute({
    intake,
    purpose: kind,
    subject: "lead",
    sourceOf,
    check: (entries) => form.check(entries, now()),
    ...(takesFile(form) && { readUpload }),
    page: { sendPage, path, alerts: alerts(form), limits: limits(form) },
    async keep(entries, { key, suspect, attachment, source }) {
      const content = leadContent(kind, entries, attachment);
      const { reference } = await saveLead(db, content, key, now(), {
        suspect,
        source,
        mailing,
      });
      wakeMail();
      return {
        told: { reference },
        thanks: `${path}/thanks?reference=${reference}`,
        logged: { reference, kind },
      };
    },
  });
}

/** Messages above a form that comes back without errors in its fields. */
function alerts(form: FormDefinition) {
  const { what } = form;
  const limit = figures(longest(form));
  // No server can put a file back into a form.
  const hasFile = takesFile(form);
  const failure = hasFile ? leadAlerts.failureWithFile : leadAlerts.failure;
  const tooLarge = hasFile ? leadAlerts.tooLargeWithFile : leadAlerts.tooLarge;
  return {
    busy: fillIn(leadAlerts.busy, { what }),
    failure: fillIn(failure, { what }),
    tooLarge: fillIn(tooLarge, { what, limit }),
  };
}

/** How long each value may be. Only texts have a limit in the form's rules; no other value is longer than an address. */
function limits(form: FormDefinition) {
  const fields: Readonly<Record<string, FormField>> = form.fields;
  return Object.fromEntries(
    fieldNames(form).map((name) => {
      const field = fields[name];
      return [name, field && "most" in field ? field.most : 254];
    }),
  );
}

const longest = ({ fields }: FormDefinition) =>
  Math.max(
    ...Object.values(fields).map((field) =>
      field.type === "lines" ? field.most : 0,
    ),
  );
