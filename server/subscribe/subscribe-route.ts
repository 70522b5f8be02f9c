import { checkSubscribe } from "#forms/subscribe-check.ts";
import { formRoute, type FormDependencies } from "#server/intake/form-route.ts";
import type { Sender } from "#server/outbox/lead-mailing.ts";
import { saveSubscription } from "./subscriptions.ts";

/** `sender`: the brokerage's details in its mails. */
type Dependencies = FormDependencies & { sender: Sender };

/** POST /api/subscribe. The answer is the same whether or not the address is known. */
export function subscribeRoute({
  db,
  sender,
  now,
  wakeMail,
  sendPage,
  intake,
}: Dependencies) {
  // The form has one message for all failures: try again or write.
  const alerts = { failure: "failed", busy: "failed", tooLarge: "failed" };
  return formRoute({
    intake,
    page: {
      sendPage,
      path: "/subscribe/problem",
      alerts,
      limits: { email: 254, terms: 3 },
    },
    purpose: "subscribe",
    subject: "subscription",
    check: checkSubscribe,
    async keep({ email }, { address }) {
      await saveSubscription(db, { email, address }, sender, now());
      wakeMail();
      return { told: { status: "pending" }, thanks: "/subscribe/thanks" };
    },
  });
}
