import * as v from "valibot";
import { field, listOf, pageHead, titledText } from "./page-schema.ts";

const portal = v.strictObject({
  ...pageHead,
  what: field("The outside page in a sentence: the scheduler."),
  button: field("The words on the button."),
  summary: field("Shown on the page of all portals."),
  outside: field(
    "Which outside address of “The brokerage” the page opens.",
    v.picklist(["scheduler", "payment"]),
  ),
  autoOpen: field(
    "If true, the outside page opens once, in a new tab, when a visitor arrives. If false, only the button and the link open it.",
    v.boolean(),
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
