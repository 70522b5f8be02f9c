import * as v from "valibot";
import { text } from "./page-schema.ts";

/** What a link in a mail opens, or what answers its button: each is the end of an address below /subscribe. */
export const linkPages = [
  "confirm",
  "confirmed",
  "unsubscribe",
  "unsubscribed",
  "expired",
  "failed",
] as const;

const linkPage = v.strictObject({
  /** For the head of the page and its place in the breadcrumb. */
  name: text,
  title: text,
  text,
  /** What the page's one button does; without one, a link leads to the articles. */
  button: v.optional(text),
});

/** content/en/subscription.yaml. A page with a button changes nothing until it is pressed: mail scanners open links. */
export const subscriptionSchema = v.strictObject({
  pages: v.strictObject(v.entriesFromList(linkPages, linkPage)),
});

export type LinkPage = v.InferOutput<typeof linkPage>;
