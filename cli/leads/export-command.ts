import { parseArgs } from "node:util";
import { leadKinds } from "#forms/kinds.ts";
import { columnsOf, rowOf } from "#server/leads/lead-rows.ts";
import { listLeads } from "#server/leads/list-leads.ts";
import { listSubscribers } from "#server/subscribe/subscribers.ts";
import { openExisting, type Command } from "./command.ts";
import { leadFilter, leadOptions, leadOptionsTaken } from "./lead-options.ts";
import { formatOptions, formatsTaken, print } from "./export-format.ts";

const subscriberColumns = [
  "email",
  "requested_at",
  "confirmed_at",
  "consent_version",
  "unsubscribe_url",
] as const;

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
    await using store = await openExisting(context);
    if (subscribers) {
      const { publicOrigin } = context.config.mail.sender;
      const now = context.now();
      const rows = await listSubscribers(store.db, publicOrigin, now);
      return print(format, subscriberColumns, rows);
    }
    const leads = await listLeads(store.db, filter);
    const columns = columnsOf(filter.kind ? [filter.kind] : leadKinds);
    await print(format, columns, leads.map(rowOf));
  },
};
