import * as v from "valibot";
import { retention } from "#server/retention.ts";
import type { OutboxTable } from "#server/store/schema.ts";
import {
  date,
  field,
  listOf,
  markdown,
  optional,
  pageHead,
  text,
} from "./page-schema.ts";

/** A kind of record that the server stores. */
const record = v.strictObject({
  title: text,
  form: optional("The form whose fields this record holds."),
  fields: optional(
    "Each field of the form, and how the notice says it.",
    v.record(text, text),
  ),
  adds: field(
    "What the server adds. For a record that comes from no form, what it holds.",
  ),
  purpose: text,
  goesTo: optional("Who gets the record, if that needs saying."),
  keptFor: field(
    "How long the server keeps it, by the name of the period.",
    v.picklist(Object.keys(retention) as (keyof typeof retention)[]),
  ),
  until: optional("What else ends it, besides that period."),
});

/** Who receives what forms send: one text for each channel of the outbox. The digest goes by mail. */
const recipients = v.strictObject({
  mail: text,
  webhook: text,
} satisfies Record<Exclude<OutboxTable["channel"], "digest">, unknown>);

/** What the website stores, and who receives it. */
const stored = v.strictObject({
  date,
  recipients,
  records: listOf(record, 1, 30),
  browser: listOf(text, 2, 9),
  never: listOf(text, 2, 6),
});

/** A file in content/en/legal. Each part of the document is a heading with an id: "## Your rights {#your-rights}". */
export const documentSchema = v.strictObject({
  ...pageHead,
  dated: field(
    "The day it took effect or was last reviewed. Change it with every change of substance.",
    v.strictObject({ label: text, date }),
  ),
  stored: optional(
    "Only in the privacy notice: what the website stores.",
    stored,
  ),
  body: markdown,
});

export type LegalDocument = v.InferOutput<typeof documentSchema>;
