import type { OutboxTable } from "#server/store/schema.ts";

const second = 1000;
const hour = 3600 * second;

/** The longest that a mail waits between two tries, in milliseconds. */
export const longestDelay = hour;

/** It is given up this long after it was created, in milliseconds, */
const patience = { mail: 72 * hour, digest: 72 * hour, webhook: 7 * 24 * hour };

/**
 * and after this many tries, so a mail that lay unsent during a long outage, or was retried by hand, gets its own
 * tries.
 */
const fewestTries = 10;

/** A receipt is worth nothing later than this, in milliseconds. */
const receiptLife = 24 * hour;

/**
 * How long to wait after this many failures in a row, the first being 1, in milliseconds: 2 s, then 30 s doubled each
 * time up to an hour, multiplied by a random factor so that tries do not coincide (full jitter). `random` is in [0,
 * 1).
 */
export function retryDelay(failures: number, random: () => number): number {
  if (failures <= 1) return 2 * second;
  const ceiling = Math.min(longestDelay, 30 * second * 2 ** (failures - 2));
  return Math.round(ceiling * random());
}

/** True when there have been enough tries. */
export function isExhausted(
  mail: Pick<OutboxTable, "channel" | "created_at">,
  attempts: number,
  now: Date,
): boolean {
  const age = now.getTime() - Date.parse(mail.created_at);
  return attempts >= fewestTries && age >= patience[mail.channel];
}

/**
 * Whether this is a receipt that is more than a day old: it would be worse than none. A receipt is dropped then, or
 * when a mail server refuses it, so none is ever given up or waits for the owner.
 */
export function isTooLate(
  { kind, created_at }: Pick<OutboxTable, "kind" | "created_at">,
  now: Date,
): boolean {
  const age = now.getTime() - Date.parse(created_at);
  return kind === "receipt" && Math.abs(age) > receiptLife;
}
