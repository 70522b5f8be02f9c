import * as v from "valibot";
import { listOf, pageHead, text, titledText } from "./page-schema.ts";

const portal = v.strictObject({
  ...pageHead,
  /** Name of the outside page in a sentence: "the scheduler". */
  what: text,
  /** The button's word. */
  button: text,
  /** Shown on /portals. */
  summary: text,
  /** Which of site.outside the page opens. */
  outside: v.picklist(["scheduler", "payment"]),
  /** Opens the outside page once on arrival. If false, only the button and the link do (docs/product.md, "Portals"). */
  autoOpen: v.boolean(),
  notes: listOf(titledText, 3, 4),
});

/** content/portals.ts: the index and, by address, its two pages. */
export const portalsSchema = v.strictObject({
  index: v.strictObject(pageHead),
  pages: v.strictObject({
    "/portals/booking-scheduler": portal,
    "/portals/payment-portal": portal,
  }),
});

export type Portal = v.InferOutput<typeof portal>;
export type Portals = v.InferOutput<typeof portalsSchema>;
