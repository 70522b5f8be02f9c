import { log } from "#server/log.ts";
import { repeat } from "#server/repeat.ts";
import type { Db } from "#server/store/schema.ts";
import { readStoreStatus, type Unsent } from "./store-status.ts";

/** In milliseconds. */
const interval = 60_000;

/** In seconds. */
const patience = 15 * 60;

/**
 * Checks once a minute whether mails or webhooks have waited too long, and logs it. Returns a function that stops it.
 * Without a receiver, webhooks may wait.
 */
export function watchOutbox(
  db: Db,
  now: () => Date,
  hasWebhook: boolean,
): () => void {
  const look = async () => {
    const { mails, webhooks } = await overdue(db, now());
    if (mails) log("error", "mails wait for too long", mails);
    if (webhooks && hasWebhook)
      log("error", "webhooks wait for too long", webhooks);
  };
  return repeat(look, { interval, now: false, failure: "outbox not read" });
}

/** The numbers of the mails and of the webhooks, if one of them has waited for more than 15 minutes. Throws if the store fails. */
export async function overdue(
  db: Db,
  now: Date,
): Promise<{ mails: Unsent | undefined; webhooks: Unsent | undefined }> {
  const { outbox, webhooks } = await readStoreStatus(db, now);
  const late = (unsent: Unsent) =>
    (unsent.oldestWaitingSeconds ?? 0) > patience ? unsent : undefined;
  return { mails: late(outbox), webhooks: late(webhooks) };
}
