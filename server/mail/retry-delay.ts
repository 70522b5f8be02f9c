const second = 1000;
const hour = 3600 * second;

/** The longest that a mail waits between two tries, in milliseconds. */
export const longestDelay = hour;

/** A mail is given up after as long since it was made, in milliseconds, */
const patience = 72 * hour;

/** and after as many tries: one that lay unsent over a long outage, or was called back by hand, gets its own. */
const fewestTries = 10;

/**
 * How long to wait after so many failures in a row, the first being 1, in milliseconds: 2 s, then 30 s doubled each
 * time up to an hour, and any part of that, so that tries do not fall together (full jitter). `random` is in [0, 1).
 */
export function retryDelay(failures: number, random: () => number): number {
  if (failures <= 1) return 2 * second;
  const ceiling = Math.min(longestDelay, 30 * second * 2 ** (failures - 2));
  return Math.round(ceiling * random());
}

/** True where trying again has been enough. */
export function isExhausted(
  mail: { created_at: string },
  attempts: number,
  now: Date,
): boolean {
  const age = now.getTime() - Date.parse(mail.created_at);
  return attempts >= fewestTries && age >= patience;
}
