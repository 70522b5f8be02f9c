/** A date as figures.yaml has it: "September 1, 2026". */
const day =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4}$/;

/**
 * The figures in another language, by name: its own words, a date in its form, or the English value where that has no
 * words. Undefined if words are missing.
 */
export function localFigures(
  english: unknown,
  own: unknown,
  language: string,
): Readonly<Record<string, { value: string | undefined; source: string }>> {
  const words = Object(own) as Record<string, string>;
  const days = new Intl.DateTimeFormat(`${language}-US`, {
    dateStyle: "long",
    timeZone: "UTC",
  });
  const shown = (value: string) => {
    if (day.test(value)) return days.format(new Date(`${value} UTC`));
    return /[a-z]/i.test(value) ? undefined : value;
  };
  return Object.fromEntries(
    Object.entries(Object(english) as Figures).map(
      ([name, { value, source }]) => [
        name,
        { value: words[name] ?? shown(value), source },
      ],
    ),
  );
}

/** Pages of this site for what has no outside address in a language. */
const ownPages = {
  quote: "/quote",
  scheduler: "/portals/booking-scheduler",
  payment: "/portals/payment-portal",
};

/**
 * site.yaml with the words and outside addresses of another language: of `staff` and `carriers` the sentence that is
 * true.
 */
export function translatedSite(
  english: unknown,
  own: unknown,
  language: string,
): Record<string, unknown> {
  const site = Object(english) as {
    languages?: Record<string, Promises>;
    outside?: object;
  };
  const { staff, carriers, outside, ...words } = Object(own) as Record<
    string,
    unknown
  >;
  const promised = site.languages?.[language];
  const sentence = (one: unknown, isTrue?: boolean) =>
    (Object(one) as Record<string, string>)[isTrue ? "yes" : "no"] ?? "";
  return {
    ...site,
    ...words,
    outside: { ...site.outside, ...ownPages, ...Object(outside) },
    staff: sentence(staff, promised?.staff),
    carriers: sentence(carriers, promised?.carriers),
  };
}

type Promises = { staff: boolean; carriers: boolean };

type Figures = Record<string, { value: string; source: string }>;
