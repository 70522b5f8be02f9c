import * as v from "valibot";
import { listOf, oneOf, pageHead, text, titledText } from "./page-schema.ts";

const portal = v.strictObject({
  ...pageHead,
  what: v.pipe(
    text,
    v.description("The outside page in a sentence: the scheduler."),
  ),
  button: v.pipe(text, v.description("The words on the button.")),
  summary: v.pipe(text, v.description("Shown on the page of all portals.")),
  outside: v.pipe(
    oneOf(["scheduler", "payment"]),
    v.description(
      "Which of the outside addresses in site.yaml the page opens.",
    ),
  ),
  autoOpen: v.pipe(
    v.boolean(),
    v.description(
      "If true, the outside page opens once, in a new tab, when a visitor arrives. If false, only the button and the link open it.",
    ),
  ),
  notes: listOf(titledText, 3, 4),
});

/** content/en/portals.yaml: the index, and the two pages by the end of their address. */
export const portalsSchema = v.strictObject({
  index: v.strictObject(pageHead),
  pages: v.strictObject({
    "booking-scheduler": portal,
    "payment-portal": portal,
  }),
});
