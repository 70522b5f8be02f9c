import { fillIn } from "#words/fill-in.ts";
import { confirmation } from "#content/mail/confirmation.ts";
import type { Sender } from "#server/outbox/lead-mailing.ts";
import type { Mail } from "#server/outbox/outbox.ts";

const day = new Intl.DateTimeFormat("en-US", {
  dateStyle: "long",
  timeZone: "America/Chicago",
});

type Details = {
  subscriptionId: string;
  email: string;
  confirmToken: string;
  unsubscribe: string;
  now: Date;
};

/** The mail that asks for confirmation of a subscription. An unconfirmed address gets nothing else. */
export function confirmationMail(
  { publicOrigin, postalAddress }: Sender,
  { subscriptionId, email, confirmToken, unsubscribe, now }: Details,
): Mail {
  return {
    kind: "confirmation",
    subscription_id: subscriptionId,
    recipient: email,
    subject: confirmation.subject,
    body: `${fillIn(confirmation.body, {
      day: day.format(now),
      origin: publicOrigin,
      email,
      confirm: `${publicOrigin}/subscribe/confirm?token=${confirmToken}`,
      unsubscribe,
      postalAddress,
    })}\n`,
    unsubscribe_url: unsubscribe,
  };
}
