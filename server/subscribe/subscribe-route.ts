import type { Kysely } from "kysely";
import { checkSubscribe } from "#forms/subscribe-form.ts";
import type { FormPages } from "#server/forms/form-answers.ts";
import { formRoute } from "#server/forms/form-route.ts";
import type { Intake } from "#server/forms/intake.ts";
import type { Sender } from "#server/mail/mail-config.ts";
import type { Tables } from "#server/store/schema.ts";
import { saveSubscription } from "./subscriptions.ts";

type Dependencies = {
  db: Kysely<Tables>;
  intake: Intake;
  pages: FormPages;
  /** What its mails say of us. */
  sender: Sender;
  isHttps: boolean;
  now: () => Date;
  /** Tells the outbox worker that a mail waits. */
  wakeMail: () => void;
};

/** POST /api/subscribe. The answer is the same whether or not the address is known. */
export function subscribeRoute({
  db,
  sender,
  now,
  wakeMail,
  ...shared
}: Dependencies) {
  return formRoute({
    ...shared,
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
