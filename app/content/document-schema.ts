import * as v from "valibot";
import { retention } from "#server/leads/retention.ts";
import {
  date,
  listOf,
  markdown,
  oneOf,
  pageHead,
  text,
} from "./page-schema.ts";

/** A kind of record that the server keeps. */
const record = v.strictObject({
  title: text,
  /** The form of forms/ whose fields it holds, and each field in words. */
  form: v.optional(text),
  fields: v.optional(v.record(text, text)),
  /** What the server adds, or what the record holds where it is not a form's. */
  adds: text,
  purpose: text,
  /** Who gets it, where that needs saying. */
  goesTo: v.optional(text),
  /** Which period of server/leads/retention.ts ends it. */
  keptFor: oneOf(Object.keys(retention) as (keyof typeof retention)[]),
  /** What else ends it. */
  until: v.optional(text),
});

/** What the Texas Data Privacy and Security Act requires a notice to say, and what this site does. */
const stored = v.strictObject({
  date,
  records: listOf(record, 1, 9),
  browser: listOf(text, 2, 5),
  never: listOf(text, 2, 6),
});

/** One file of content/en/legal. Each part of the document is a heading with an id: "## Your rights {#your-rights}". */
export const documentSchema = v.strictObject({
  ...pageHead,
  /** The day from which it holds, or on which it was last reviewed. */
  dated: v.strictObject({ label: text, date }),
  /** The privacy notice only. */
  stored: v.optional(stored),
  body: markdown,
});

export type LegalDocument = v.InferOutput<typeof documentSchema>;
export type Stored = v.InferOutput<typeof stored>;
export type StoredRecord = v.InferOutput<typeof record>;
