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

/** A period as a reader says it: "24 months". */
export function inWords(period: Period): string {
  return "months" in period ? `${period.months} months` : `${period.days} days`;
}
