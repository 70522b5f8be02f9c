import type { DayRange } from "./field-rules.ts";
import { texasClock } from "./texas-clock.ts";

/** Days as `<input type=date>` sends them: yyyy-mm-dd, which sort by date. */

/** Today's date in Texas. */
export const dayInTexas = (now: Date): string => texasClock(now).day;

/** Whether a day is before or after a range; undefined if it is within. */
export function outOfRange(
  day: string,
  today: string,
  range: DayRange,
): "early" | "late" | undefined {
  if (range === "past") return day > today ? "late" : undefined;
  if (day < today) return "early";
  // A day further away must be a typo.
  return day > yearsLater(today, range.years) ? "late" : undefined;
}

/** The same day this many years later. */
function yearsLater(day: string, years: number): string {
  return `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
}

/** No form means a day before or after these. A two-digit year would be one of the first century. */
export const firstDay = "1900-01-01";
export const lastDay = "2100-12-31";
