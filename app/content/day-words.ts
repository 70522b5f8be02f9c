/** A day as YYYY-MM-DD, and in words. */
export type DayWords = { date: string; words: string };

const forms = {
  day: { dateStyle: "long" },
  month: { month: "long", year: "numeric" },
  weekday: { weekday: "long", month: "long", day: "numeric" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Each is made once, which takes about as long as writing a hundred dates. */
const made = new Map<string, Intl.DateTimeFormat>();

/** A date as people in the United States write it in a language. */
function written(form: keyof typeof forms, language: string, date: string) {
  const name = `${form} ${language}`;
  const format =
    made.get(name) ??
    new Intl.DateTimeFormat(`${language}-US`, {
      ...forms[form],
      timeZone: "UTC",
    });
  made.set(name, format);
  return format.format(new Date(date));
}

/**
 * "May 31, 2027". Only loaders and content import this. The first Intl.DateTimeFormat of a page costs a browser 20 to
 * 75 ms, and these words are known when the site is built.
 */
export function dayWords(date: string, language = "en"): DayWords {
  return { date, words: written("day", language, date) };
}

/** "May 2027". */
export function monthWords(date: string): DayWords {
  return { date, words: written("month", "en", date) };
}

/** "Monday, May 31". */
export const weekdayWords = (date: string, language = "en"): string =>
  written("weekday", language, date);

/** The words for a document's date. */
export function datedWords(
  { label, date }: { label: string; date: string },
  language?: string,
) {
  return { label, day: dayWords(date, language) };
}
