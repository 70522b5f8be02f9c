import * as v from "valibot";
import {
  date,
  email,
  field,
  listFile,
  optional,
  phone,
  sample,
  text,
} from "./page-schema.ts";

/** The site's own form, where the brokerage has no application elsewhere. */
export const ownQuote = "/quote";

export const webAddress = v.pipe(
  text,
  v.regex(
    /^https:\/\/[^/]/,
    "is not a web address: write it like https://www.tdi.texas.gov",
  ),
);

const office = v.strictObject({
  name: optional("Shown above its address, to tell offices apart: Austin."),
  street: text,
  city: text,
  state: text,
  zip: v.pipe(
    text,
    v.regex(/^\d{5}(-\d{4})?$/, "is not a ZIP code: write it like 77002"),
  ),
  sample,
});

/** content/en/site.yaml: the brokerage and its contact details. */
export const siteSchema = v.strictObject({
  name: text,
  shortName: text,
  legalName: text,
  tagline: text,
  description: text,
  texasLicense: field(
    "The agency’s license number at the Texas Department of Insurance. The launch list reports it while it is empty.",
    v.string(),
  ),
  phone,
  email,
  offices: v.pipe(
    v.array(office),
    v.minLength(1, "has no office: write the address of one"),
    v.description(
      "The postal addresses. Mails, the license page and California’s notice name the first.",
    ),
  ),
  hours: text,
  textConsent: field(
    "What a visitor agrees to with the box for text messages (47 CFR 64.1200). Each lead keeps the words.",
  ),
  languages: optional(
    "What pages in another language promise: whether the office, and whether carriers, answer in it.",
    v.record(
      v.string(),
      v.strictObject({ staff: v.boolean(), carriers: v.boolean() }),
    ),
  ),
  origin: field(
    "The address of this site, without a slash at the end. The setting VITE_PUBLIC_ORIGIN replaces it.",
    webAddress,
  ),
  outside: field(
    "Addresses outside this site. Settings such as VITE_QUOTE_URL replace them.",
    v.strictObject({
      quote: v.optional(
        field(
          "The application for a quote. Without it, the buttons lead to this site’s own form.",
          v.pipe(
            text,
            v.regex(
              /^(https:\/\/[^/]|\/quote$)/,
              "is not a web address: write it like https://quote.example.com, or leave it out for the form on /quote",
            ),
          ),
        ),
        ownQuote,
      ),
      scheduler: webAddress,
      payment: webAddress,
      onboarding: webAddress,
      jobs: webAddress,
      facebook: webAddress,
      instagram: webAddress,
      linkedin: webAddress,
      whatsapp: v.optional(
        field(
          "The office’s WhatsApp, such as https://wa.me/17135550142. Without it, no page offers WhatsApp.",
          v.pipe(
            v.string(),
            v.regex(
              /^(https:\/\/[^/]|$)/,
              "is not a web address: write it like https://wa.me/17135550142, or leave it out",
            ),
          ),
        ),
        "",
      ),
    }),
  ),
});

const approvedBy = optional(
  "Who in the brokerage checked it and approved it. The launch list reports an entry without it.",
);

/** A statement of fact, its source, and the day when someone last checked it. */
const sourced = {
  asOf: field("The day on which somebody last read the source.", date),
  source: v.pipe(
    v.string(),
    v.check(
      (source) => !/to be confirmed/i.test(source),
      "has not been read: read it, or remove the entry and what pages say about it",
    ),
    v.description(
      "The statute, rule, policy form or record that proves it. The launch list reports it while it is empty.",
    ),
  ),
  approvedBy,
};

const figure = v.strictObject({
  value: field(
    "The figure as pages show it. Write {figure:itsName} where a text needs it.",
  ),
  text: field("What the figure says."),
  ...sourced,
  year: optional(
    "For a figure that changes every year: the year it holds for. The check warns when that year has passed.",
    v.number(),
  ),
  sample,
});

const registerName = v.pipe(
  v.string(),
  v.regex(
    /^[a-z][A-Za-z]*$/,
    "is not a name for an entry: write it like floodWaitingPeriod",
  ),
);

/** content/en/figures.yaml: every figure on the site, once. Other files refer to it as {figure:floodWaitingPeriod}. */
export const figuresSchema = v.record(registerName, figure);

/**
 * content/en/facts.yaml: statements of law without a figure. A page lists those that it relies on in its \`sources\`.
 */
export const factsSchema = v.record(
  registerName,
  v.strictObject({
    text: field("The fact, in one sentence."),
    ...sourced,
  }),
);

/** content/en/designators.yaml: names with digits that are not figures, such as forms, standards and statutes. */
export const designatorsSchema = listFile("designators", text);
