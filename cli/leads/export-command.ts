import { parseArgs } from "node:util";
import { fieldNames } from "#forms/define-form.ts";
import { forms } from "#content/forms.ts";
import type { LeadKind } from "#forms/kinds.ts";
import { sourceFields, type Source } from "#forms/source-fields.ts";
import { listLeads } from "#server/leads/list-leads.ts";
import { listSubscribers } from "#server/subscribe/subscribers.ts";
import type { LeadTable } from "#server/store/schema.ts";
import { openKept, type Command } from "./command.ts";
import { leadFilter, leadOptions, leadOptionsTaken } from "./lead-options.ts";
import { formatOptions, formatsTaken, print } from "./export-format.ts";

const subscriberColumns = [
  "email",
  "requested_at",
  "confirmed_at",
  "consent_version",
  "unsubscribe_url",
] as const;

/** The columns of every lead, and one for each field of the selected kinds. */
function columnsOf(kind: LeadKind | undefined): string[] {
  const kinds = forms.filter((form) => !kind || form.kind === kind);
  return [
    ...new Set([
      "reference",
      "received_at",
      "kind",
      "name",
      "email",
      "phone",
      ...kinds.flatMap(fieldNames),
      "suspect",
      "status",
      "status_at",
      "status_by",
      "note",
      ...sourceFields,
    ]),
  ];
}

function rowOf({
  fields,
  source,
  ...lead
}: LeadTable): Record<string, string | null> {
  const entries = Object.entries(JSON.parse(fields) as object);
  return {
    ...lead,
    ...(source && (JSON.parse(source) as Source)),
    ...Object.fromEntries(
      entries.map(([name, value]) => [name, value === false ? "" : `${value}`]),
    ),
  };
}

export const exportLeads: Command = {
  takes: `${formatsTaken} [--subscribers] ${leadOptionsTaken}`,
  does: "the same for a spreadsheet or a program; --subscribers: who has confirmed the newsletter",
  async run(words, context) {
    const { xlsx, csv, json, subscribers, ...chosen } = parseArgs({
      args: words,
      options: {
        ...formatOptions,
        subscribers: { type: "boolean", default: false },
        ...leadOptions,
      },
    }).values;
    const filter = leadFilter(chosen);
    const format = { xlsx, csv, json };
    await using store = await openKept(context);
    if (subscribers) {
      const { publicOrigin } = context.config.mail.sender;
      const now = context.now();
      const rows = await listSubscribers(store.db, publicOrigin, now);
      return print(format, subscriberColumns, rows);
    }
    const leads = await listLeads(store.db, filter);
    await print(format, columnsOf(filter.kind), leads.map(rowOf));
  },
};
