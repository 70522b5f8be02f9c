type CalendarDayProps = { date: string; words: string };

/** A day or a month, in words made when the site was built (app/content/day-words.ts). */
export function CalendarDay({ date, words }: CalendarDayProps) {
  return <time dateTime={date}>{words}</time>;
}
