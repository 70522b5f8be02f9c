/** A day as YYYY-MM-DD, and in words. */
export type DayWords = { date: string; words: string };

const days = new Intl.DateTimeFormat("en-US", {
  dateStyle: "long",
  timeZone: "UTC",
});

const months = new Intl.DateTimeFormat("en-US", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/**
 * "May 31, 2027". Only loaders and content import this. The first Intl.DateTimeFormat of a page costs a browser 20 to
 * 75 ms, and these words are known when the site is built.
 */
export function dayWords(date: string): DayWords {
  return { date, words: days.format(new Date(date)) };
}

/** "May 2027". */
export function monthWords(date: string): DayWords {
  return { date, words: months.format(new Date(date)) };
}

const weekdays = new Intl.DateTimeFormat("en-US", {
  weekday: "long",
  month: "long",
  day: "numeric",
  timeZone: "UTC",
});

/** "Monday, May 31". */
export const weekdayWords = (date: string): string =>
  weekdays.format(new Date(date));

/** The words for a document's date. */
export function datedWords({ label, date }: { label: string; date: string }) {
  return { label, day: dayWords(date) };
}
