import type { DayRange } from "./field-rules.ts";

/** Days as `<input type=date>` sends them: yyyy-mm-dd, which sort by date. */

/** Today's date this many hours ahead of Greenwich. */
const dayAt = (now: Date, hours: number) =>
  new Date(now.getTime() + hours * 3_600_000).toISOString().slice(0, 10);

/**
 * Whether a day is before or after a range; undefined if it is within. Visitors may be anywhere on earth: a day is past
 * or today once it has begun in Kiribati (UTC+14), and today or to come until it has ended at UTC-12.
 */
export function outOfRange(
  day: string,
  now: Date,
  range: DayRange,
): "early" | "late" | undefined {
  const latest = dayAt(now, 14);
  if (range === "past") return day > latest ? "late" : undefined;
  if (day < dayAt(now, -12)) return "early";
  // A day further away must be a typo.
  return day > yearsLater(latest, range.years) ? "late" : undefined;
}

/** The same day this many years later. */
function yearsLater(day: string, years: number): string {
  return `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
}

/** No form means a day before or after these. A two-digit year would be one of the first century. */
export const firstDay = "1900-01-01";
export const lastDay = "2100-12-31";
