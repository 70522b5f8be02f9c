import { parseArgs } from "node:util";
import { sql } from "kysely";
import { eraseAddress, keptOfAddress } from "#server/erase-address.ts";
import { log } from "#server/log.ts";
import { openKept, UsageError, type Command } from "./command.ts";

export const deleteAddress: Command = {
  takes: "--email <address> [--yes]",
  does: "all that is kept of an email address",
  async run(words, context) {
    const { email, yes } = parseArgs({
      args: words,
      options: {
        email: { type: "string" },
        yes: { type: "boolean", default: false },
      },
    }).values;
    if (!email) throw new UsageError();
    await using store = await openKept(context);
    const { db, kind } = store;
    if (!yes) {
      const { leads, subscriptions, mails } = await keptOfAddress(db, email);
      throw new Error(
        `Leads: ${leads.length}, subscriptions: ${subscriptions.length}, mails: ${mails.length}. Add --yes to delete them for good.`,
      );
    }
    const erased = await eraseAddress(db, email, context.now());
    // Until then the words stand in the write-ahead log.
    if (kind === "sqlite")
      await sql`pragma wal_checkpoint(truncate)`.execute(db);
    log("info", "address erased", erased);
  },
};
