import type { Kysely } from "kysely";
import { checkSubscribe } from "#forms/subscribe-check.ts";
import { formRoute } from "#server/intake/form-route.ts";
import type { Intake } from "#server/intake/intake.ts";
import type { Sender } from "#server/mail/mail-config.ts";
import type { Render } from "#server/http/renderer.ts";
import type { Tables } from "#server/store/schema.ts";
import { saveSubscription } from "./subscriptions.ts";

type Dependencies = {
  db: Kysely<Tables>;
  intake: Intake;
  render: Render;
  /** What its mails say of us. */
  sender: Sender;
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
  render,
  intake,
}: Dependencies) {
  // The form has one word for all of it: to try again or write.
  const alerts = { failure: "failed", busy: "failed", tooLarge: "failed" };
  return formRoute({
    intake,
    page: { render, path: "/subscribe/problem", alerts },
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
