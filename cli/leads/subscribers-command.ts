import { parseArgs } from "node:util";
import { listSubscribers } from "#server/subscribe/subscribers.ts";
import { inTexasShort } from "#server/texas-time.ts";
import { openKept, UsageError, type Command } from "./command.ts";
import { formatOptions, formatsTaken, print } from "./export-format.ts";
import { printable } from "#words/printable.ts";

const columns = [
  "email",
  "requested_at",
  "confirmed_at",
  "consent_version",
  "unsubscribe_url",
] as const;

export const subscribers: Command = {
  takes: `list|export ${formatsTaken}`,
  does: "lists confirmed newsletter subscribers",
  async run([word, ...words], context) {
    const { values } = parseArgs({ args: words, options: formatOptions });
    const isList = word === "list" && words.length === 0;
    if (!isList && word !== "export") throw new UsageError();
    await using store = await openKept(context);
    const { publicOrigin } = context.config.mail.sender;
    const rows = await listSubscribers(store.db, publicOrigin, context.now());
    if (!isList) await print(values, columns, rows);
    else if (rows.length === 0) console.log("Nobody has subscribed.");
    else
      for (const { email, confirmed_at } of rows)
        console.log(
          `${confirmed_at && inTexasShort(new Date(confirmed_at))}  ${printable(email)}`,
        );
  },
};
