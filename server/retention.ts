/** A length of time in calendar units. */
export type Period = { months: number } | { days: number };

/** How long the server keeps what forms send, from the day it arrived. The privacy notice shows these same figures. */
export const retention = {
  leads: { months: 24 },
  suspectLeads: { days: 90 },
  unconfirmedSubscriptions: { days: 7 },
  sentMailBodies: { days: 30 },
  receiptCodes: { days: 1 },
} as const satisfies Record<string, Period>;

/**
 * The site did not exist before this. A lead with an earlier date arrived before its server's clock was set, so its
 * age is unknown.
 */
export const firstDay = "2026-01-01";

/** A period in words: "24 months", "1 day". */
export function inWords(period: Period, language = "en"): string {
  const [[unit, count] = ["", 0]] = Object.entries(period);
  return new Intl.NumberFormat(language, {
    style: "unit",
    unit: unit.slice(0, -1),
    unitDisplay: "long",
  }).format(count);
}

/** Every period in words, by its name. */
export const retentionIn = (
  language: string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(retention).map(([name, period]) => [
      name,
      inWords(period, language),
    ]),
  );

/** Anything older than this is past its period. */
export function retainedSince(now: Date, name: keyof typeof retention): string {
  const period: Period = retention[name];
  const time = new Date(now);
  if ("months" in period) time.setUTCMonth(time.getUTCMonth() - period.months);
  else time.setUTCDate(time.getUTCDate() - period.days);
  return time.toISOString();
}
