import { addDays } from "./days.ts";

/** A whole day in a calendar. `id` tells two of one day apart. */
export type CalendarDay = {
  id: string;
  day: string;
  title: string;
  text: string;
  isYearly?: true;
};

/** In bytes, without the line's end (RFC 5545, 3.1). */
const longestLine = 75;

/**
 * A calendar file with a reminder at nine in the morning before each of these days (RFC 5545). The same answers make the
 * same file, so a calendar that already has a day does not get it twice.
 */
export function calendarFile(name: string, days: readonly CalendarDay[]) {
  const events = days.flatMap(({ id, day, title, text, isYearly }) => [
    "BEGIN:VEVENT",
    `UID:${name}-${id}-${day}@tools`,
    `DTSTAMP:${plain(day)}T000000Z`,
    `DTSTART;VALUE=DATE:${plain(day)}`,
    `DTEND;VALUE=DATE:${plain(addDays(day, 1))}`,
    ...(isYearly ? ["RRULE:FREQ=YEARLY"] : []),
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    "TRANSP:TRANSPARENT",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    "TRIGGER:-PT15H",
    `DESCRIPTION:${escaped(title)}`,
    "END:VALARM",
    "END:VEVENT",
  ]);
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${name}//tools//EN`,
    ...events,
    "END:VCALENDAR",
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join("");
}

const plain = (day: string) => day.replaceAll("-", "");

const escaped = (text: string) =>
  text.replaceAll(/[\\;,]/g, "\\$&").replaceAll(/\r?\n/g, "\\n");

const encoder = new TextEncoder();

/** A line in pieces that are short enough, none of which cuts a letter. Every piece but the first begins with a space. */
function folded(line: string): string {
  let all = "";
  let bytes = 0;
  for (const letter of line) {
    const more = encoder.encode(letter).length;
    if (bytes + more > longestLine) {
      all += "\r\n ";
      bytes = 1;
    }
    all += letter;
    bytes += more;
  }
  return all;
}
