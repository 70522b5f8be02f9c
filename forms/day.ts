import type { DayRange } from "./field-rules.ts";

/** Days as `<input type=date>` sends them: yyyy-mm-dd, which sort by date. */

/** Today's date in Texas. */
export function dayInTexas(now: Date): string {
  // Created here and not with the module: the first one of a page costs a browser 20 to 75 ms.
  const texas = new Intl.DateTimeFormat("en-CA", {
    timeZone: "America/Chicago",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  return texas.format(now);
}

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
