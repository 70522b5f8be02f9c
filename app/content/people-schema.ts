import * as v from "valibot";
import { partnerMarks } from "#art/partner-marks.ts";
import { portraits } from "#art/portraits.ts";
import { scenes } from "#art/scenes.ts";
import { address, date, listFile, oneOf, sample, text } from "./page-schema.ts";

const person = v.strictObject({
  /** Articles name their author by it. */
  id: text,
  name: text,
  position: text,
  /** Name of a portrait of art/portraits.ts. */
  image: oneOf(Object.keys(portraits)),
  linkedin: address,
  email: v.pipe(
    text,
    v.email("is not an email address: write it like name@example.com"),
  ),
  description: text,
  sample,
});

/** content/en/people.yaml. */
export const peopleSchema = listFile("people", person);
export type Person = v.InferOutput<typeof person>;

const testimonial = v.strictObject({
  id: text,
  name: text,
  date,
  rating: v.picklist([1, 2, 3, 4, 5], "is not a whole number from 1 to 5"),
  review: text,
  tags: v.array(text),
  /** Name of a scene of art/scenes.ts. */
  image: oneOf(Object.keys(scenes)),
  /** Where the client published it, and the record of their consent (16 CFR 465.2). Missing: `npm run launch-check` reports it. */
  source: v.optional(text),
  consent: v.optional(text),
  sample,
});

/** content/en/testimonials.yaml: clients' words. Samples are shown with that label. */
export const testimonialsSchema = listFile("testimonials", testimonial);
export type Testimonial = v.InferOutput<typeof testimonial>;

const partner = v.strictObject({
  name: text,
  /** Its mark, of art/partner-marks.ts. */
  url: oneOf(partnerMarks.map(({ id }) => `/images/partners.svg#${id}`)),
  sample,
});

/** content/en/partners.yaml. The marks are neutral wordmarks drawn for this site, never a real logo. */
export const partnersSchema = listFile("partners", partner);
export type Partner = v.InferOutput<typeof partner>;
