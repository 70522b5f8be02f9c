import { subscribe } from "#content/forms/subscribe.ts";
import { formRoute, type FormDependencies } from "#server/intake/form-route.ts";
import type { Sender } from "#server/outbox/lead-mailing.ts";
import { saveSubscription } from "./subscriptions.ts";

/** `sender`: the brokerage's details in its mails. */
type Dependencies = FormDependencies & { sender: Sender };

/** POST /api/subscribe. The answer is the same whether or not the address is known. */
export const subscribeRoute = ({ sender, ...shared }: Dependencies) =>
  formRoute({
    ...shared,
    form: subscribe,
    subject: "subscription",
    async keep({ email, terms }, { address }) {
      const wish = { email, address, consent: String(terms) };
      await saveSubscription(shared.db, wish, sender, shared.now());
      shared.wakeMail();
      return { told: { status: "pending" }, thanks: "/subscribe/thanks" };
    },
  });
