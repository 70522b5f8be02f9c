import * as v from "valibot";
import { date, listFile, phone, sample, text } from "./page-schema.ts";

const webAddress = v.pipe(
  text,
  v.regex(
    /^https:\/\/[^/]/,
    "is not a web address: write it like https://www.tdi.texas.gov",
  ),
);

/** content/en/site.yaml: who the brokerage is and how to reach it. */
export const siteSchema = v.strictObject({
  name: text,
  shortName: text,
  legalName: text,
  tagline: text,
  description: text,
  /** Texas Department of Insurance agency license number. Empty: `npm run launch-check` reports it. */
  texasLicense: v.string(),
  phone,
  email: v.pipe(
    text,
    v.email("is not an email address: write it like name@example.com"),
  ),
  address: v.strictObject({
    street: text,
    city: text,
    state: text,
    zip: v.pipe(
      text,
      v.regex(/^\d{5}(-\d{4})?$/, "is not a ZIP code: write it like 77002"),
    ),
    sample,
  }),
  hours: text,
  /** Where the site is served from, without a slash at the end. VITE_PUBLIC_ORIGIN replaces it. */
  origin: webAddress,
  /** Addresses outside this site. VITE_QUOTE_URL and so on replace them. */
  outside: v.strictObject({
    quote: webAddress,
    scheduler: webAddress,
    payment: webAddress,
    onboarding: webAddress,
    jobs: webAddress,
    facebook: webAddress,
    instagram: webAddress,
    linkedin: webAddress,
  }),
});

const figure = v.strictObject({
  /** The figure as it is shown. */
  value: text,
  /** What the figure says. */
  text,
  /** The day on which the source was last read. */
  asOf: date,
  /** Statute, rule, policy form or record that bears it out. Empty: `npm run launch-check` reports it. */
  source: v.string(),
  /** Who in the brokerage checked it and lets it be said. Missing: `npm run launch-check` reports it. */
  approvedBy: v.optional(text),
  sample,
});

/** content/en/figures.yaml: every figure that the site states, once. Other files name it as {figure:floodWaitingPeriod}. */
export const figuresSchema = v.record(
  v.pipe(
    v.string(),
    v.regex(
      /^[a-z][A-Za-z]*$/,
      "is not a name for a figure: write it like floodWaitingPeriod",
    ),
  ),
  figure,
);

/** content/en/designators.yaml: names with digits that are not figures, such as forms, standards and statutes. */
export const designatorsSchema = listFile("designators", text);
