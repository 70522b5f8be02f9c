import { dueAt } from "#forms/business-clock.ts";
import type { FormDefinition } from "#forms/define-form.ts";
import type { LeadKind } from "#forms/kinds.ts";
import { leadContent } from "./lead-content.ts";
import { saveLead } from "./save-lead.ts";
import type { LeadMailing } from "#server/outbox/lead-mailing.ts";
import type { SourceOf } from "#server/sources/source-reader.ts";
import type { ReadUpload } from "#server/uploads/read-upload.ts";
import { endSubscription } from "#server/subscribe/subscriptions.ts";
import { inEnglish } from "#server/intake/form-language.ts";
import { formRoute, type FormDependencies } from "#server/intake/form-route.ts";

/** When a lead of this moment is due, for a browser, which has only English words for it: "viernes, 5:30 p. m." */
const dueIn = (language: string, received: Date) =>
  new Intl.DateTimeFormat(`${language}-US`, {
    weekday: "long",
    hour: "numeric",
    minute: "2-digit",
    timeZone: "America/Chicago",
  }).format(dueAt(received));

type Dependencies = FormDependencies & {
  readUpload: ReadUpload;
  mailing: LeadMailing;
  sourceOf: SourceOf;
};

/** Handles the POST of a form that brings leads. The answer has the lead's reference. */
export function leadRoute(
  form: FormDefinition & { kind: LeadKind },
  { mailing, ...shared }: Dependencies,
  words = inEnglish(form),
) {
  const { kind } = form;
  const { language, thanks } = words;
  const { db, now, wakeMail } = shared;
  return formRoute({
    ...shared,
    form,
    words,
    subject: "lead",
    async keep(entries, { key, suspect, mayMail, attachments, source }) {
      if (kind === "privacy" && entries.wanted === "newsletter")
        await endSubscription(db, entries.email);
      const content = leadContent(
        kind,
        language ? { ...entries, language } : entries,
        attachments,
      );
      const { reference } = await saveLead(db, content, key, now(), {
        suspect,
        source,
        mailing: { ...mailing, receipts: mailing.receipts && mayMail },
      });
      wakeMail();
      return {
        body: { reference, ...(language && { due: dueIn(language, now()) }) },
        thanks: `${thanks}?reference=${reference}`,
        logged: { reference, kind },
      };
    },
  });
}
