import { parseArgs } from "node:util";
import { sql } from "kysely";
import { log } from "#server/log.ts";
import { deleteLeads } from "#server/removal/delete-leads.ts";
import { dueLeads } from "#server/removal/due-leads.ts";
import {
  eraseAddress,
  recordsOfAddress,
} from "#server/removal/erase-address.ts";
import { eraseAgain, noteErasure } from "#server/removal/erasures.ts";
import { purgeAndTell } from "#server/removal/purge.ts";
import { openAsItIs, openStore, type Store } from "#server/store/store.ts";
import { inTexasShort } from "#server/texas-time.ts";
import { openExisting, UsageError, type Command } from "./command.ts";
import { findLead } from "./find-lead.ts";

const addYes = "Add --yes to delete for good.";

export const erase: Command = {
  takes:
    "--email <address>|--lead <reference>|--due|--again <old folder or DATABASE_URL> [--yes]",
  does: "deletes everything about an address, one lead, or what is past its period; after a restore, what had been erased in the old store",
  async run(words, context) {
    const { yes, ...what } = parseArgs({
      args: words,
      options: {
        email: { type: "string" },
        lead: { type: "string" },
        due: { type: "boolean" },
        again: { type: "string" },
        yes: { type: "boolean", default: false },
      },
    }).values;
    const { email, lead, due, again } = what;
    if (Object.keys(what).length !== 1) throw new UsageError();
    const now = context.now();
    if (again) {
      const store = await openStore(context.config);
      await repeatErasures(store, again).finally(() => store.db.destroy());
      return;
    }
    await using store = await openExisting(context);
    if (lead) await eraseLead(store, lead, yes, now);
    else if (email) await eraseAll(store, email, yes, now);
    else if (due) await eraseDue(store, yes, now);
    // Until then the words are still in the write-ahead log.
    if (store.kind === "sqlite")
      await sql`pragma wal_checkpoint(truncate)`.execute(store.db);
  },
};

async function eraseAll({ db }: Store, email: string, yes: boolean, now: Date) {
  if (!yes) {
    const { leads, subscriptions, mails } = await recordsOfAddress(db, email);
    throw new Error(
      `Leads: ${leads.length}, subscriptions: ${subscriptions.length}, mails: ${mails.length}. ${addYes}`,
    );
  }
  log("info", "address erased", await eraseAddress(db, email, now));
}

async function eraseLead(
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

/** Even if the server refuses to, because its clock seemed wrong. */
async function eraseDue(store: Store, yes: boolean, now: Date) {
  if (yes) return purgeAndTell(store, now);
  const leads = await dueLeads(store.db, "leads", now).execute();
  const suspects = await dueLeads(store.db, "suspectLeads", now).execute();
  throw new Error(
    `This machine's clock says ${now.toISOString()}. Leads due by this clock: ${leads.length}, suspects: ${suspects.length}. If the clock is right, add --yes to delete them for good.`,
  );
}

async function repeatErasures({ db }: Store, from: string) {
  const place = from.includes("://")
    ? { databaseUrl: from, dataDir: "" }
    : { dataDir: from };
  const old = await openAsItIs(place, "any");
  try {
    const erased = await db
      .transaction()
      .execute((transaction) => eraseAgain(old.db, transaction));
    console.log(
      `Erased again: leads ${erased.leads}, subscriptions ${erased.subscriptions}.`,
    );
  } finally {
    await old.db.destroy();
  }
}
