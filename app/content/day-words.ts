/** A day as YYYY-MM-DD, and in words. */
export type DayWords = { date: string; words: string };

/** As people in the United States write dates in a language. */
const inUtc = (
  language: string,
  options: Readonly<Intl.DateTimeFormatOptions>,
) => new Intl.DateTimeFormat(`${language}-US`, { ...options, timeZone: "UTC" });

const months = inUtc("en", { month: "long", year: "numeric" });

/**
 * "May 31, 2027". Only loaders and content import this. The first Intl.DateTimeFormat of a page costs a browser 20 to
 * 75 ms, and these words are known when the site is built.
 */
export function dayWords(date: string, language = "en"): DayWords {
  const days = inUtc(language, { dateStyle: "long" });
  return { date, words: days.format(new Date(date)) };
}

/** "May 2027". */
export function monthWords(date: string): DayWords {
  return { date, words: months.format(new Date(date)) };
}

/** "Monday, May 31". */
export const weekdayWords = (date: string, language = "en"): string =>
  inUtc(language, { weekday: "long", month: "long", day: "numeric" }).format(
    new Date(date),
  );

/** The words for a document's date. */
export function datedWords(
  { label, date }: { label: string; date: string },
  language?: string,
) {
  return { label, day: dayWords(date, language) };
}
