import * as v from "valibot";
import { oneLine } from "./fields.ts";

/** Days as `<input type=date>` sends them: yyyy-mm-dd, which sort as they follow each other. */

/** The day that it is in Texas. */
export function dayInTexas(now: Date): string {
  // Made here and not with the module: the first of a page costs a browser 20 to 75 ms.
  const texas = new Intl.DateTimeFormat("en-CA", {
    timeZone: "America/Chicago",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  return texas.format(now);
}

/** What is wrong with a day by which something is needed: it is past, or so many years away that it must be a slip. */
export function neededWithin(years: number) {
  return (day: string, today: string) => {
    if (day < today) return "Enter a date that is today or later";
    return day > yearsLater(today, years)
      ? `Enter a date within ${years === 1 ? "a year" : `${years} years`}`
      : undefined;
  };
}

/** The same day so many years later. */
function yearsLater(day: string, years: number): string {
  return `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
}

/** No form means a day before or after these. A year of two digits is one of the first century. */
export const firstDay = "1900-01-01";
export const lastDay = "2100-12-31";

/** Also for what a browser cannot read, such as half a date. */
export const badDay = "Enter a date that exists, with month, day, and year";

const badYear = `Enter a year from ${firstDay.slice(0, 4)} to ${lastDay.slice(0, 4)}`;

/** A day of the calendar, or nothing. */
export function dayField() {
  return v.pipe(
    v.string(),
    v.transform(oneLine),
    v.check((value) => value === "" || isDay(value), badDay),
    v.check(
      (value) => !isDay(value) || (value >= firstDay && value <= lastDay),
      badYear,
    ),
  );
}

function isDay(text: string) {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  // 30 February becomes a day of March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
