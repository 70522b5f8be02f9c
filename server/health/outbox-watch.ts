import type { Kysely } from "kysely";
import { log } from "#server/log.ts";
import { repeat } from "#server/repeat.ts";
import type { Tables } from "#server/store/schema.ts";
import { readStoreStatus, type StoreStatus } from "./store-status.ts";

/** In milliseconds. */
const interval = 60_000;

/** In seconds. */
const patience = 15 * 60;

/** Looks once a minute whether mails wait for too long, and says so in the log. Returns what ends it. */
export function watchOutbox(db: Kysely<Tables>, now: () => Date): () => void {
  const look = async () => {
    const outbox = await overdue(db, now());
    if (outbox) log("error", "mails wait for too long", outbox);
  };
  return repeat(look, { interval, now: false, failure: "outbox not read" });
}

/** The outbox in numbers, where a mail has been waiting for more than 15 minutes. Throws when the store fails. */
export async function overdue(
  db: Kysely<Tables>,
  now: Date,
): Promise<StoreStatus["outbox"] | undefined> {
  const { outbox } = await readStoreStatus(db, now);
  return (outbox.oldestWaitingSeconds ?? 0) > patience ? outbox : undefined;
}
