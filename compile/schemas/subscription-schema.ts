import * as v from "valibot";
import { field, optional, text } from "./page-schema.ts";

const forVisitors = [
  "confirm",
  "confirmed",
  "unsubscribe",
  "unsubscribed",
  "expired",
  "failed",
] as const;

/**
 * The pages behind links in mails, and the answers to their buttons. Each name is the end of an address below
 * /subscribe.
 */
export const linkPages = [
  ...forVisitors,
  "send",
  "started",
  "stopped",
  "sent",
  "invalid",
] as const;

const linkPage = v.strictObject({
  name: field("The name of the page in browser tabs and breadcrumbs."),
  title: text,
  text,
  button: optional(
    "The words on the page’s one button. Without a button, a link leads to the articles.",
  ),
});

/**
 * content/en/subscription.yaml. A page with a button changes nothing until it is pressed, because mail scanners open
 * links.
 */
export const subscriptionSchema = v.strictObject({
  pages: v.strictObject(v.entriesFromList(linkPages, linkPage)),
});

/** content/es/subscription.yaml: without the pages for the office. */
export const translatedSubscriptionSchema = v.strictObject({
  pages: v.strictObject(v.entriesFromList(forVisitors, linkPage)),
});
