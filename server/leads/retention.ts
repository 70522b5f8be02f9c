/** A length of time that a calendar can count. */
export type Period = { months: number } | { days: number };

/**
 * How long the server keeps what forms bring, counted from the day it came. The privacy notice shows these same
 * figures.
 */
export const retention = {
  leads: { months: 24 },
  suspectLeads: { days: 90 },
  unconfirmedSubscriptions: { days: 7 },
  sentMailBodies: { days: 30 },
} as const satisfies Record<string, Period>;

/**
 * No lead came before the site was there. A lead that says so came before the clock of its server was set: nobody knows
 * how old it is.
 */
export const firstDay = "2026-01-01";

/** A period as a reader says it: "24 months". */
export function inWords(period: Period): string {
  return "months" in period ? `${period.months} months` : `${period.days} days`;
}

/** Every period so, by its name. */
export const retentionInWords: Readonly<Record<string, string>> =
  Object.fromEntries(
    Object.entries(retention).map(([name, period]) => [name, inWords(period)]),
  );

/** What is older than this is out of its period. */
export function keptSince(now: Date, name: keyof typeof retention): string {
  const period: Period = retention[name];
  const time = new Date(now);
  if ("months" in period) time.setUTCMonth(time.getUTCMonth() - period.months);
  else time.setUTCDate(time.getUTCDate() - period.days);
  return time.toISOString();
}
