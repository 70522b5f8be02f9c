/** Days are texts, yyyy-mm-dd, which sort by date and have no time zone. */

export function addDays(day: string, days: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + days);
  return isoDay(date);
}

/** The same day this many months later, or the last day of a month that is too short. */
export function addMonths(day: string, months: number): string {
  const date = new Date(day);
  const dayOfMonth = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months + 1, 0);
  date.setUTCDate(Math.min(dayOfMonth, date.getUTCDate()));
  return isoDay(date);
}

/** From one day to another. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / 86_400_000;

const isoDay = (date: Date) => date.toISOString().slice(0, 10);

/** By month and day: national and state holidays that have a date (Tex. Gov't Code § 662.003(a) and (b)). */
const dated = new Set([
  "01-01",
  "01-19",
  "03-02",
  "04-21",
  "06-19",
  "07-04",
  "08-27",
  "11-11",
  "12-24",
  "12-25",
  "12-26",
]);

/** The others: a weekday (Monday is 1) of a month, from the first of these days on. */
const moving: readonly [month: number, weekday: number, from: number][] = [
  [1, 1, 15], // Martin Luther King, Jr., Day
  [2, 1, 15], // Presidents' Day
  [5, 1, 25], // Memorial Day
  [9, 1, 1], // Labor Day
  [11, 4, 22], // Thanksgiving
  [11, 5, 23], // the day after it
];

/**
 * Neither a Saturday nor a Sunday nor a holiday that the state recognizes (Tex. Ins. Code § 542.051(1); Tex. Gov't Code
 * § 662.003(a) and (b), not the optional holidays of (c)).
 */
export function isBusinessDay(day: string): boolean {
  const date = new Date(day);
  const weekday = date.getUTCDay();
  if (weekday === 0 || weekday === 6 || dated.has(day.slice(5))) return false;
  return !moving.some(
    ([month, on, from]) =>
      date.getUTCMonth() + 1 === month &&
      weekday === on &&
      date.getUTCDate() >= from &&
      date.getUTCDate() < from + 7,
  );
}

/** The last of this many business days after a day, which does not count itself. */
export function addBusinessDays(day: string, count: number): string {
  let last = day;
  for (let left = count; left > 0;) {
    last = addDays(last, 1);
    if (isBusinessDay(last)) left--;
  }
  return last;
}

/** The day itself, or the next business day: a period that ends on another is extended (Tex. Gov't Code § 311.014). */
export const orNextBusinessDay = (day: string): string =>
  isBusinessDay(day) ? day : addBusinessDays(day, 1);

// A date is the same everywhere; only "today" depends on the time zone (forms/day.ts). The first format of a page costs
// a browser 20 to 75 ms, so none is made before a day is shown.
const formats: Record<string, Intl.DateTimeFormat> = {};
const inWords =
  (options: Intl.DateTimeFormatOptions) => (day: string, language: string) => {
    const name = language + Object.values(options).join();
    formats[name] ??= new Intl.DateTimeFormat(`${language}-US`, {
      ...options,
      timeZone: "UTC",
    });
    return formats[name].format(new Date(day));
  };

/** "Monday, May 31, 2027" */
export const dayInWords = inWords({ dateStyle: "full" });

/** "May 31, 2027" */
export const dateInWords = inWords({ dateStyle: "long" });

/** The month of a day: "May". */
export const monthInWords = inWords({ month: "short" });
