import * as v from "valibot";
import { listOf, oneOf, pageHead, text, titledText } from "./page-schema.ts";

const portal = v.strictObject({
  ...pageHead,
  /** Name of the outside page in a sentence: "the scheduler". */
  what: text,
  /** The button's word. */
  button: text,
  /** Shown on /portals. */
  summary: text,
  /** Which of site.outside the page opens. */
  outside: oneOf(["scheduler", "payment"]),
  /** Opens the outside page once on arrival. If false, only the button and the link do (docs/product.md, "Portals"). */
  autoOpen: v.boolean(),
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

export type Portal = v.InferOutput<typeof portal>;
export type Portals = v.InferOutput<typeof portalsSchema>;
