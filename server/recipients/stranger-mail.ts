import { randomUUID } from "node:crypto";
import { after } from "#server/after.ts";
import { oneAtATime } from "#server/store/one-at-a-time.ts";
import type { Transaction } from "#server/store/schema.ts";
import { hashText } from "./suppression.ts";

/** In milliseconds. */
const hour = 3_600_000;
export const countedFor = 24 * hour;

/** How many mails of a kind may go out, such as those to one mailbox. */
type Limit = { what: string; perHour: number; perDay: number };

/**
 * Counts a mail that a stranger caused, and says whether it may go out: no limit is reached, nor that of all such mails
 * together. Concurrent counts wait for this transaction. A mail that is not due is not counted, and takes as long.
 */
export async function countStrangerMail(
  transaction: Transaction,
  limits: readonly Limit[],
  { perDay, isDue = true }: { perDay: number; isDue?: boolean },
  now: Date,
): Promise<boolean> {
  // Mail servers have quotas, and the leads' own mails need them.
  const all = { what: "all", perHour: Math.ceil(perDay / 5), perDay };
  const hashes: string[] = [];
  let mayGo = isDue;
  for (const limit of [...limits, all]) {
    const hash = await hashText(transaction, limit.what, now);
    await oneAtATime(transaction, `stranger ${hash}`);
    // After the clock was set back, mails from before are in the future, and count as long.
    const within = (time: number) =>
      transaction
        .selectFrom("receipts")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("mailbox_hash", "=", hash)
        .where("sent_at", ">", after(now, -time))
        .where("sent_at", "<", after(now, time))
        .executeTakeFirstOrThrow();
    const [inHour, inDay] = [await within(hour), await within(countedFor)];
    if (Number(inHour.count) >= limit.perHour) mayGo = false;
    if (Number(inDay.count) >= limit.perDay) mayGo = false;
    hashes.push(hash);
  }
  const sent_at = mayGo ? now.toISOString() : after(now, -2 * countedFor);
  await transaction
    .insertInto("receipts")
    .values(
      hashes.map((hash) => ({
        id: randomUUID(),
        mailbox_hash: hash,
        sent_at,
      })),
    )
    .execute();
  return mayGo;
}
