import * as v from "valibot";
import type { PageGroup } from "../page-kinds.ts";
import {
  field,
  optional,
  pageHead,
  pagePath,
  picture,
  text,
  titledText,
} from "./page-schema.ts";
import { webAddress } from "./site-schema.ts";

const ending = v.pipe(
  v.string(),
  v.regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    "is not the end of an address: use small letters without accents, digits and hyphens",
  ),
);

const hash = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{8}$/, "is not a hash of eight characters"),
);

/** `translation` in a file of another language: its page, and the English text that it was made from. */
export const translationSchema = v.strictObject({
  /** Of a file with several pages: by the names of their parts. */
  path: optional(
    "The end of its address: seguro-de-auto is /es/seguro-de-auto.",
    v.union([ending, v.record(v.string(), ending)]),
  ),
  english: optional(
    "The English page that has the same subject, if this one was not made from a file of the same name.",
    pagePath,
  ),
  /** Of figures and facts: each, by its name. */
  madeFrom: optional(
    "Names the English text that it was made from. When it says what the English says now, empty this: the editor fills it in.",
    v.union(
      [hash, v.record(v.string(), hash)],
      "is no hash of eight characters: put it in double quotes",
    ),
  ),
  draft: optional(
    "Not finished: only in previews, on no live site.",
    v.boolean(),
  ),
  approvedBy: optional(
    "Who in the brokerage read it in this language and approved it.",
  ),
});

export type TranslationOf = v.InferOutput<typeof translationSchema>;

/** The groups of pages that the first page lists by name. The rest is in the menus. */
const groups = [
  "personal",
  "industries",
  "others",
  "tools",
  "blog",
  "coverage",
  "services",
] as const satisfies readonly PageGroup[];

/** content/es/home.yaml: the first page of a language. A part without pages in the language does not show. */
export const startSchema = v.strictObject({
  ...pageHead,
  picture,
  house: field(
    "The picture with numbers of a page, and its heading.",
    v.strictObject({ title: text, page: pagePath }),
  ),
  claims: field("The heading above the kinds of loss.", titledText),
  people: optional(
    "Colleagues, by their ids in people.yaml, with what people.yaml says of them.",
    v.array(v.strictObject({ id: text, position: text, description: text })),
  ),
  groups: field(
    "The titles of the groups of pages, in the order in which they are listed.",
    v.strictObject({ title: text, ...v.entriesFromList(groups, text) }),
  ),
  elsewhere: field("The words of the link to the English site."),
  notice: field("That the policy is in English and controls."),
});

/** The words of content/es/home.yaml. */
export type FirstPage = v.InferOutput<typeof startSchema>;

const yesNoTexts = (description: string) =>
  optional(description, v.strictObject({ yes: text, no: text }));

/** content/es/site.yaml: what site.yaml says in words. */
export const translatedSiteSchema = v.strictObject({
  hours: text,
  textConsent: text,
  staff: yesNoTexts(
    "Whether the office answers in this language: {site:staff}.",
  ),
  carriers: yesNoTexts("Whether carriers do: {site:carriers}."),
  outside: optional(
    "Outside addresses in this language. Without them, links lead to pages of this site.",
    v.strictObject({
      quote: optional("The application for a quote.", webAddress),
      scheduler: optional("The scheduler.", webAddress),
      payment: optional("The payment portal.", webAddress),
    }),
  ),
  description: v.optional(text),
  tagline: v.optional(text),
});

/** content/es/figures.yaml: figures that are in words, by their English names. */
export const translatedFiguresSchema = v.record(v.string(), text);

/** content/es/facts.yaml: what facts and figures say, in whole sentences, by their English names. */
export const translatedFactsSchema = v.record(v.string(), text);

/** content/es/glossary.yaml: the words of insurance. */
export const glossarySchema = v.strictObject({
  terms: v.array(
    v.strictObject({
      word: text,
      en: text,
      inPolicy: optional(
        "The policy has the English word: where a page first uses this one, it follows in parentheses.",
        v.boolean(),
      ),
      avoid: optional("Words that must not be used for it.", v.array(text)),
    }),
  ),
});

export type Glossary = v.InferOutput<typeof glossarySchema>;
