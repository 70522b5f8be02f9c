import * as v from "valibot";
import { drawn } from "../drawn.ts";
import {
  address,
  date,
  email,
  field,
  listFile,
  optional,
  pagePath,
  phone,
  picture,
  sample,
  text,
} from "./page-schema.ts";
import { portraitPhoto } from "./photo-schema.ts";

const person = v.strictObject({
  id: field("Articles name their author by it."),
  name: text,
  position: text,
  photo: v.optional(portraitPhoto),
  image: optional(
    "By its name. Without it and without a photograph, pages show the initials.",
    v.pipe(v.picklist(drawn.portraits), v.title("Drawn portrait")),
  ),
  linkedin: v.optional(v.pipe(address, v.title("LinkedIn"))),
  email,
  phone: optional("The person’s direct line.", phone),
  description: text,
  handles: optional("What visitors can ask this person about, in a few words."),
  pages: optional(
    "Pages that end with this person’s name, by address.",
    v.array(pagePath),
  ),
  sample,
});

/** content/en/people.yaml. */
export const peopleSchema = listFile("people", person);

const testimonial = v.strictObject({
  id: text,
  name: text,
  date,
  rating: v.picklist([1, 2, 3, 4, 5], "is not a whole number from 1 to 5"),
  review: text,
  tags: v.array(text),
  image: v.optional(picture),
  source: optional(
    "Where the client published the review. The launch list reports a review without it (16 CFR 465.2).",
  ),
  consent: optional(
    "The record of the client’s consent. The launch list reports a review without it.",
  ),
  sample,
});

/** content/en/testimonials.yaml: clients' words. Samples are labeled as such. */
export const testimonialsSchema = listFile("testimonials", testimonial);

const partner = v.strictObject({
  name: text,
  url: field(
    "The drawn mark.",
    v.picklist(drawn.partnerMarks.map((id) => `/images/partners.svg#${id}`)),
  ),
  sample,
});

/** content/en/partners.yaml. The marks are neutral wordmarks drawn for this site, never a real logo. */
export const partnersSchema = listFile("partners", partner);
