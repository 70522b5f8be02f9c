import * as v from "valibot";
import { retention } from "#server/leads/retention.ts";
import { date, documentSchema } from "./document-schema.ts";
import { listOf, text } from "./page-schema.ts";

/** A kind of record that the server keeps. */
const record = v.strictObject({
  title: text,
  /** The form of forms/ whose fields it holds, and each field in words. */
  form: v.optional(text),
  fields: v.optional(v.record(text, text)),
  /** What the server adds, or what the record holds where it is no form's. */
  adds: text,
  purpose: text,
  /** Who gets it, where that needs saying. */
  goesTo: v.optional(text),
  /** Which period of server/leads/retention.ts ends it. */
  keptFor: v.picklist(
    Object.keys(retention) as (keyof typeof retention)[],
    "is no period of server/leads/retention.ts",
  ),
  /** What else ends it. */
  until: v.optional(text),
});

/** content/legal/privacy-notice.ts. The first five parts: docs/product.md, "Legal pages". */
export const privacySchema = v.strictObject({
  ...documentSchema([
    "collection",
    "retention",
    "links",
    "refusing",
    "acceptance",
  ]).entries,
  /** What the Texas Data Privacy and Security Act asks a notice to say, and what this site does. */
  stored: v.strictObject({
    title: text,
    date,
    intro: text,
    records: listOf(record, 1, 9),
    browser: listOf(text, 2, 5),
    never: listOf(text, 2, 6),
  }),
  rights: documentSchema([
    "categories",
    "sharing",
    "your-rights",
    "how-to-ask",
    "appeal",
  ]).entries.parts,
});

export type PrivacyNotice = v.InferOutput<typeof privacySchema>;
export type StoredRecord = v.InferOutput<typeof record>;
