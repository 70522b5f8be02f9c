import { parseArgs } from "node:util";
import { sql } from "kysely";
import { eraseAddress, keptOfAddress } from "#server/removal/erase-address.ts";
import { noteErasure } from "#server/removal/erasures.ts";
import { deleteLeads } from "#server/removal/delete-leads.ts";
import { log } from "#server/log.ts";
import type { Store } from "#server/store/store.ts";
import { inTexasShort } from "#server/texas-time.ts";
import { openKept, UsageError, type Command } from "./command.ts";
import { findLead } from "./find-lead.ts";

export const deleteAddress: Command = {
  takes: "--email <address>|--lead <reference> [--yes]",
  does: "deletes everything stored about an email address, or one lead without one",
  async run(words, context) {
    const { email, lead, yes } = parseArgs({
      args: words,
      options: {
        email: { type: "string" },
        lead: { type: "string" },
        yes: { type: "boolean", default: false },
      },
    }).values;
    if (!email === !lead) throw new UsageError();
    await using store = await openKept(context);
    if (lead) await deleteOne(store, lead, yes, context.now());
    else if (email) await deleteAll(store, email, yes, context.now());
    // Until then the words are still in the write-ahead log.
    if (store.kind === "sqlite")
      await sql`pragma wal_checkpoint(truncate)`.execute(store.db);
  },
};

async function deleteAll(
  { db }: Store,
  email: string,
  yes: boolean,
  now: Date,
) {
  if (!yes) {
    const { leads, subscriptions, mails } = await keptOfAddress(db, email);
    throw new Error(
      `Leads: ${leads.length}, subscriptions: ${subscriptions.length}, mails: ${mails.length}. ${addYes}`,
    );
  }
  log("info", "address erased", await eraseAddress(db, email, now));
}

async function deleteOne(
  store: Store,
  reference: string,
  yes: boolean,
  now: Date,
) {
  const { id, kind, received_at } = await findLead(store, reference);
  if (!yes)
    throw new Error(
      `One lead (${kind}) of ${inTexasShort(new Date(received_at))}. ${addYes}`,
    );
  await store.db.transaction().execute(async (transaction) => {
    const time = now.toISOString();
    const erasedAt = received_at > time ? received_at : time;
    await noteErasure(transaction, id, erasedAt);
    await deleteLeads(transaction, [id]);
  });
  log("info", "lead erased", { id });
}

const addYes = "Add --yes to delete for good.";
