import * as v from "valibot";
import {
  field,
  headed,
  listFile,
  listOf,
  optional,
  pageHead,
  pagePath,
  phone,
  text,
  titledText,
} from "./page-schema.ts";

const link = v.strictObject({ label: text, to: pagePath });

/** A time around a storm: what to do then, and links to more. */
const part = v.strictObject({
  ...headed,
  list: listOf(titledText, 4, 7),
  links: v.array(link),
});

/** content/en/storm.yaml: what to do before, during and after a storm. */
export const stormSchema = v.strictObject({
  ...pageHead,
  sheet: optional("The page to print for the refrigerator.", link),
  before: part,
  during: part,
  after: part,
  repairs: part,
  calls: v.strictObject(headed),
  sources: v.strictObject({ title: text, list: listOf(text, 1, 20) }),
  closing: v.strictObject({ title: text, text, button: text }),
});

const contact = v.pipe(
  v.strictObject({
    need: field("What a visitor calls for."),
    name: text,
    text,
    phone: v.optional(phone),
    link: v.optional(link),
    sheet: optional(
      "On the refrigerator sheet: always, or as a carrier of such a policy.",
      v.picklist(["always", "wind", "flood"]),
    ),
  }),
  v.check(
    ({ phone: number, link: to }) => Boolean(number ?? to),
    "has neither a phone nor a link: give one of them",
  ),
  v.check(
    ({ phone: number, sheet }) => Boolean(number ?? !sheet),
    "has no phone for the sheet: give one, or remove its line sheet",
  ),
);

/** content/en/storm-contacts.yaml: who to call, the most urgent first. */
export const stormContactsSchema = listFile("contacts", contact);
