import * as v from "valibot";
import { retention } from "#server/retention.ts";
import type { OutboxTable } from "#server/store/schema.ts";
import {
  date,
  listOf,
  markdown,
  oneOf,
  pageHead,
  text,
} from "./page-schema.ts";

/** A kind of record that the server stores. */
const record = v.strictObject({
  title: text,
  form: v.optional(
    v.pipe(text, v.description("The form whose fields this record holds.")),
  ),
  fields: v.optional(
    v.pipe(
      v.record(text, text),
      v.description("Each field of the form, and how the notice says it."),
    ),
  ),
  adds: v.pipe(
    text,
    v.description(
      "What the server adds. For a record that comes from no form, what it holds.",
    ),
  ),
  purpose: text,
  goesTo: v.optional(
    v.pipe(text, v.description("Who gets the record, if that needs saying.")),
  ),
  keptFor: v.pipe(
    oneOf(Object.keys(retention) as (keyof typeof retention)[]),
    v.description("How long the server keeps it, by the name of the period."),
  ),
  until: v.optional(
    v.pipe(text, v.description("What else ends it, besides that period.")),
  ),
});

/** Who receives what forms send: one text for each channel of the outbox. */
const recipients = v.strictObject({
  mail: text,
  webhook: text,
} satisfies Record<OutboxTable["channel"], unknown>);

/** What the website stores, and who receives it. */
const stored = v.strictObject({
  date,
  recipients,
  records: listOf(record, 1, 12),
  browser: listOf(text, 2, 9),
  never: listOf(text, 2, 6),
});

/** A file in content/en/legal. Each part of the document is a heading with an id: "## Your rights {#your-rights}". */
export const documentSchema = v.strictObject({
  ...pageHead,
  dated: v.pipe(
    v.strictObject({ label: text, date }),
    v.description(
      "The day it took effect or was last reviewed. Change it with every change of substance.",
    ),
  ),
  stored: v.optional(
    v.pipe(
      stored,
      v.description("Only in the privacy notice: what the website stores."),
    ),
  ),
  body: markdown,
});

export type LegalDocument = v.InferOutput<typeof documentSchema>;
