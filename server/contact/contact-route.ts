import type { Kysely } from "kysely";
import { checkContact } from "#forms/contact-form.ts";
import { formRoute } from "#server/forms/form-route.ts";
import type { Tables } from "#server/store/schema.ts";
import type { ContactPages } from "./contact-pages.ts";
import { saveLead } from "./leads.ts";

type Dependencies = {
  db: Kysely<Tables>;
  pages: ContactPages;
  isHttps: boolean;
  now: () => Date;
};

/** POST /api/contact: see forms/form-route.ts. Who sends a message is told its reference. */
export function contactRoute({ db, pages, isHttps, now }: Dependencies) {
  return formRoute({
    subject: "lead",
    check: checkContact,
    async keep(message, key) {
      const { reference, kind } = await saveLead(db, message, key, now());
      return { told: { reference }, logged: { reference, kind } };
    },
    thanks: "/contact/thanks",
    pages,
    isHttps,
  });
}
