type DayProps = {
  /** As YYYY-MM-DD. */
  date: string;
  words: string;
};

/** A day, or a month, in words that were made when the site was built (app/content/day-words.ts). */
export function Day({ date, words }: DayProps) {
  return <time dateTime={date}>{words}</time>;
}
