import { texasMoments } from "#forms/texas-clock.ts";

const timeZone = "America/Chicago";

/** A day, a time, and optionally an offset from UTC: 2026-08-31T18:00, "2026-08-31 18:00", 2026-08-31T18:00-05:00. */
const form =
  /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d)?)(Z|[+-](?:0\d|1[0-4]):[0-5]\d)?$/;

/** Parses a moment. Without an offset it is Texas time. Throws an error whose message completes "--until …". */
export function readMoment(text: string): Date {
  const [, day, time, offset] = form.exec(text) ?? [];
  if (!day || !time)
    throw new Error(
      `is not a time such as "2026-08-31 18:00" (Texas time) or 2026-08-31T18:00-05:00`,
    );
  // Date reads February 30 as March 2.
  const read = new Date(`${day}T${time}Z`);
  if (
    Number.isNaN(read.getTime()) ||
    !read.toISOString().startsWith(`${day}T${time}`)
  )
    throw new Error("does not exist");
  if (offset) return new Date(`${day}T${time}${offset}`);

  const [moment, other] = texasMoments(day, time.slice(0, 5));
  if (!moment)
    throw new Error("is in the hour that clocks in Texas skip that day");
  if (other)
    throw new Error(
      "comes twice that day in Texas: add -05:00 for daylight time or -06:00 for standard time",
    );
  return new Date(moment.getTime() + Number(time.slice(6) || 0) * 1000);
}

/** In Texas format: "Monday, August 31, 2026 at 6:00 PM CDT". */
export const inTexas = (moment: Date): string => long.format(moment);

/** The same for a list: "Mon Aug 31, 2026, 6:00 PM". */
export function inTexasShort(moment: Date): string {
  const parts = Object.fromEntries(
    short.formatToParts(moment).map(({ type, value }) => [type, value]),
  );
  const { weekday, month, day, year, hour, minute, dayPeriod } = parts;
  return `${weekday} ${month} ${day}, ${year}, ${hour}:${minute} ${dayPeriod}`;
}

const numbers = { year: "numeric", day: "numeric" } as const;
const clock = { hour: "numeric", minute: "2-digit" } as const;

const long = new Intl.DateTimeFormat("en-US", {
  timeZone,
  weekday: "long",
  month: "long",
  ...numbers,
  ...clock,
  timeZoneName: "short",
});

const short = new Intl.DateTimeFormat("en-US", {
  timeZone,
  weekday: "short",
  month: "short",
  ...numbers,
  ...clock,
});
