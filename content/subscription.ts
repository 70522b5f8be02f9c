import { inWords, retention } from "#server/leads/retention.ts";
import { site } from "./site.ts";

/** A page that a link in a mail opens, or that answers its button. */
export type SubscriptionPage = {
  /** For the head of the page and its place in the breadcrumb. */
  name: string;
  title: string;
  text: string;
  /** What the page's one button does; without one, a link leads to the articles. */
  button?: string;
};

const days = inWords(retention.unconfirmedSubscriptions);

/** By address. A page with a button changes nothing until it is pressed: mail scanners open links. */
export const subscriptionPages: Record<string, SubscriptionPage> = {
  "/subscribe/confirm": {
    name: "Confirm your subscription",
    title: "Confirm your subscription",
    text: "Press the button and new articles will come to you by email. Every letter has a way out at its end.",
    button: "Confirm my subscription",
  },
  "/subscribe/confirmed": {
    name: "Subscribed",
    title: "You are subscribed",
    text: "The next article will come to you by email. Every letter has a way out at its end.",
  },
  "/subscribe/unsubscribe": {
    name: "Unsubscribe",
    title: "Leave the list",
    text: "Press the button and no more articles will come to you by email.",
    button: "Unsubscribe me",
  },
  "/subscribe/unsubscribed": {
    name: "Unsubscribed",
    title: "You are unsubscribed",
    text: "No more articles will come to you by email. Should you change your mind, the form under the articles is open.",
  },
  "/subscribe/expired": {
    name: "Link not valid",
    title: "This link is no longer valid",
    text: `A link that confirms a subscription works for ${days}, and only as a whole. Subscribe again under the articles and a new one will come. To leave the list, write to ${site.email} or call ${site.phone.display}.`,
  },
  "/subscribe/failed": {
    name: "Not saved",
    title: "That did not work",
    text: `We could not save it just now. Please open the link in the mail again in a minute, or write to ${site.email} or call ${site.phone.display}.`,
  },
};
