import { businessHours } from "#content/business-hours.ts";
import {
  texasClock,
  texasMoment,
  timeInWords,
  weekdays,
} from "./texas-clock.ts";

export type BusinessHours = typeof businessHours;

const weekdayOf = (day: string) => weekdays[new Date(day).getUTCDay()]!;

/** A stretch of time in which the office is open. */
type Open = { opens: Date; closes: Date };

/** The office hours of a day in Texas, "2026-11-23"; undefined if it is closed that day. */
export function openOn(
  day: string,
  hours: BusinessHours = businessHours,
): Open | undefined {
  if (hours.holidays.includes(day) || !hours.days.includes(weekdayOf(day)))
    return undefined;
  return {
    opens: texasMoment(day, hours.opens),
    closes: texasMoment(day, hours.closes),
  };
}

/** Whether the office is open at this moment. */
export function isOpen(
  moment: Date,
  hours: BusinessHours = businessHours,
): boolean {
  const open = openOn(texasClock(moment).day, hours);
  return open !== undefined && open.opens <= moment && moment < open.closes;
}

/** When the office opens next, if it is closed at this moment. */
export function opensAfter(
  moment: Date,
  hours: BusinessHours = businessHours,
): Date | undefined {
  if (isOpen(moment, hours)) return undefined;
  for (let { day } = texasClock(moment); ; day = nextDay(day)) {
    const open = openOn(day, hours);
    if (open && open.opens > moment) return open.opens;
  }
}

/** When the office opens or closes next. */
export function changesAfter(
  moment: Date,
  hours: BusinessHours = businessHours,
): Date {
  return (
    opensAfter(moment, hours) ?? openOn(texasClock(moment).day, hours)!.closes
  );
}

/**
 * Whether the list of holidays covers the year of this moment. If not, the list or the clock that tells the moment is
 * out of date.
 */
export function isCovered(
  moment: Date,
  { holidays }: Pick<BusinessHours, "holidays"> = businessHours,
): boolean {
  const { day } = texasClock(moment);
  const year = day.slice(0, 4);
  return holidays.length === 0 || holidays.some((one) => one.startsWith(year));
}

/** One business day: the office hours of a day, in milliseconds. */
export function businessDay({
  opens,
  closes,
}: Pick<BusinessHours, "opens" | "closes"> = businessHours): number {
  const at = (time: string) => Date.parse(`1970-01-01T${time}Z`);
  return at(closes) - at(opens);
}

/** When a lead has waited for one business day, or as many milliseconds, counting office hours only. */
export function dueAt(
  received: Date,
  hours: BusinessHours = businessHours,
  wait = businessDay(hours),
): Date {
  let left = wait;
  for (let { day } = texasClock(received); ; day = nextDay(day)) {
    const open = openOn(day, hours);
    if (!open) continue;
    const from = Math.max(open.opens.getTime(), received.getTime());
    const there = Math.max(0, open.closes.getTime() - from);
    if (left <= there) return new Date(from + left);
    left -= there;
  }
}

/** When a lead of this moment is due, for someone who reads it now: "Wednesday, 5:30 p.m." */
export function dueInWords(
  received = new Date(),
  hours: BusinessHours = businessHours,
): string {
  const { day, time } = texasClock(dueAt(received, hours));
  return `${weekdayOf(day)}, ${timeInWords(time)}`;
}

/** The office hours between two moments, in milliseconds; 0 if the second is earlier. */
export function openTime(
  from: Date,
  until: Date,
  hours: BusinessHours = businessHours,
): number {
  let sum = 0;
  const last = texasClock(until).day;
  for (let { day } = texasClock(from); day <= last; day = nextDay(day)) {
    const open = openOn(day, hours);
    if (!open) continue;
    const begin = Math.max(open.opens.getTime(), from.getTime());
    const end = Math.min(open.closes.getTime(), until.getTime());
    sum += Math.max(0, end - begin);
  }
  return sum;
}

/** Office hours in words, such as "2 days", "3 hours" or "20 minutes". A day is one business day. */
export function openTimeInWords(
  time: number,
  hours: BusinessHours = businessHours,
): string {
  const days = Math.floor(time / businessDay(hours));
  if (days > 0) return words(days, "day");
  const minutes = Math.floor(time / 60_000);
  return minutes < 60
    ? words(minutes, "minute")
    : words(Math.floor(minutes / 60), "hour");
}

const words = (count: number, unit: "day" | "hour" | "minute") =>
  new Intl.NumberFormat("en-US", {
    style: "unit",
    unit,
    unitDisplay: "long",
  }).format(count);

const nextDay = (day: string): string =>
  new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
