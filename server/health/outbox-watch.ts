import type { Kysely } from "kysely";
import { log } from "#server/log.ts";
import { repeat } from "#server/repeat.ts";
import type { Tables } from "#server/store/schema.ts";
import { readStoreStatus, type StoreStatus } from "./store-status.ts";

/** In milliseconds. */
const interval = 60_000;

/** In seconds. */
const patience = 15 * 60;

/** Checks once a minute whether mails have waited too long, and logs it. Returns a function that stops it. */
export function watchOutbox(db: Kysely<Tables>, now: () => Date): () => void {
  const look = async () => {
    const outbox = await overdue(db, now());
    if (outbox) log("error", "mails wait for too long", outbox);
  };
  return repeat(look, { interval, now: false, failure: "outbox not read" });
}

/** The numbers of the outbox if a mail has waited for more than 15 minutes. Throws if the store fails. */
export async function overdue(
  db: Kysely<Tables>,
  now: Date,
): Promise<StoreStatus["outbox"] | undefined> {
  const { outbox } = await readStoreStatus(db, now);
  return (outbox.oldestWaitingSeconds ?? 0) > patience ? outbox : undefined;
}
