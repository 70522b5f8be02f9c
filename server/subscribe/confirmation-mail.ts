import { site } from "#content/site.ts";
import type { Sender } from "#server/mail/mail-config.ts";
import type { Mail } from "#server/mail/outbox.ts";
import { inWords, retention } from "#server/leads/retention.ts";

const within = inWords(retention.unconfirmedSubscriptions);

const day = new Intl.DateTimeFormat("en-US", {
  dateStyle: "long",
  timeZone: "America/Chicago",
});

type Asked = {
  subscriptionId: string;
  email: string;
  confirmToken: string;
  unsubscribeToken: string;
  now: Date;
};

/** The mail that asks whether a subscription was meant. Nothing else is sent to an address that has not confirmed. */
export function confirmationMail(
  { publicOrigin, postalAddress }: Sender,
  { subscriptionId, email, confirmToken, unsubscribeToken, now }: Asked,
): Mail {
  const link = (path: string, token: string) =>
    `${publicOrigin}/subscribe/${path}?token=${token}`;
  const unsubscribe = link("unsubscribe", unsubscribeToken);
  return {
    kind: "confirmation",
    subscription_id: subscriptionId,
    recipient: email,
    subject: `Confirm your subscription to ${site.name}`,
    body: `On ${day.format(now)} somebody, we hope you, asked at ${publicOrigin} for new articles of
${site.name} by email, to be sent to ${email}.

To confirm, open this page and press its button. The link works for ${within}:
${link("confirm", confirmToken)}

If it was not you, do nothing: you will not hear from us, and your address is
deleted after ${within}. To be asked no more either, open this page and press its
button:
${unsubscribe}

${site.name}
${postalAddress}
`,
    unsubscribe_url: unsubscribe,
  };
}
