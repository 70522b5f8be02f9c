import * as v from "valibot";
import type { formErrors } from "#content/ui/form-errors.ts";
import { fillIn } from "#words/fill-in.ts";
import type { DayRange } from "./field-rules.ts";
import { oneLine } from "./fields.ts";

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

/** A day of the calendar, or empty. */
export function dayField(errors: Pick<typeof formErrors, "day" | "year">) {
  return v.pipe(
    v.string(),
    v.transform(oneLine),
    v.check((value) => value === "" || isDay(value), errors.day),
    v.check(
      (value) => !isDay(value) || (value >= firstDay && value <= lastDay),
      fillIn(errors.year, {
        first: firstDay.slice(0, 4),
        last: lastDay.slice(0, 4),
      }),
    ),
  );
}

function isDay(text: string) {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  // February 30 becomes a day in March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
