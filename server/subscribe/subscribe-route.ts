import { subscribe } from "#content/forms/subscribe.ts";
import { formRoute, type FormDependencies } from "#server/intake/form-route.ts";
import type { LeadMailing } from "#server/outbox/lead-mailing.ts";
import { saveSubscription } from "./subscriptions.ts";

type Dependencies = FormDependencies & { mailing: LeadMailing };

/** POST /api/subscribe. The answer is the same whether or not the address is known. */
export const subscribeRoute = ({ mailing, ...shared }: Dependencies) =>
  formRoute({
    ...shared,
    form: subscribe,
    subject: "subscription",
    async keep({ email, terms }, { address, suspect, mayMail }) {
      const isVouchedFor = mayMail && suspect === null;
      const consent = String(terms);
      const wish = { email, address, consent, isVouchedFor };
      await saveSubscription(shared.db, wish, mailing, shared.now());
      shared.wakeMail();
      return { body: { status: "pending" }, thanks: "/subscribe/thanks" };
    },
  });
