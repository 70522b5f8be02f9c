import type { Kysely } from "kysely";
import { checkContact } from "#forms/contact-form.ts";
import type { FormPages } from "#server/forms/form-answers.ts";
import { formRoute } from "#server/forms/form-route.ts";
import type { Intake } from "#server/forms/intake.ts";
import type { Tables } from "#server/store/schema.ts";
import { saveLead } from "./leads.ts";

type Dependencies = {
  db: Kysely<Tables>;
  intake: Intake;
  pages: FormPages;
  isHttps: boolean;
  now: () => Date;
  /** Tells the outbox worker that a mail waits. */
  wakeMail: () => void;
};

/** POST /api/contact: see forms/form-route.ts. Who sends a message is told its reference. */
export function contactRoute({ db, now, wakeMail, ...shared }: Dependencies) {
  return formRoute({
    ...shared,
    purpose: "contact",
    subject: "lead",
    check: checkContact,
    async keep(message, { key, suspect }) {
      const lead = await saveLead(db, message, key, now(), suspect);
      wakeMail();
      const { reference, kind } = lead;
      return {
        told: { reference },
        thanks: `/contact/thanks?reference=${reference}`,
        logged: { reference, kind },
      };
    },
  });
}
