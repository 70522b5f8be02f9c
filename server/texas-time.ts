const timeZone = "America/Chicago";

/** Central Daylight Time, Central Standard Time. */
const offsets = ["-05:00", "-06:00"];

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
  if (
    wallClock(new Date(`${day}T${time}Z`), "UTC") !==
    `${day} ${time}`.slice(0, 16)
  )
    throw new Error("does not exist");
  if (offset) return new Date(`${day}T${time}${offset}`);

  const wall = `${day} ${time.slice(0, 5)}`;
  const [moment, other] = offsets
    .map((one) => new Date(`${day}T${time}${one}`))
    .filter((one) => wallClock(one, timeZone) === wall);
  if (!moment)
    throw new Error("is in the hour that clocks in Texas skip that day");
  if (other)
    throw new Error(
      "comes twice that day in Texas: add -05:00 for daylight time or -06:00 for standard time",
    );
  return moment;
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

/** The date and the time of day in Texas: { day: "2026-08-31", time: "18:00" }. */
export function texasClock(moment: Date): { day: string; time: string } {
  const [day = "", time = ""] = swedish(timeZone).format(moment).split(" ");
  return { day, time };
}

/** The moment when clocks in Texas show this, such as "2026-08-31" and "18:00"; the first if they show it twice. */
export function texasMoment(day: string, time: string): Date {
  const moments = offsets.map((one) => new Date(`${day}T${time}${one}`));
  return (
    moments.find((one) => wallClock(one, timeZone) === `${day} ${time}`) ??
    moments[0]!
  );
}

/** Such as "2026-08-31 18:00". Undefined if there is no such moment. */
function wallClock(moment: Date, zone: string): string | undefined {
  if (Number.isNaN(moment.getTime())) return undefined;
  return swedish(zone).format(moment);
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

/** The Swedish locale formats dates and times as "2026-08-31 18:00". Kept, because each one takes long to make. */
const formats = new Map<string, Intl.DateTimeFormat>();

function swedish(zone: string): Intl.DateTimeFormat {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat("sv-SE", {
      timeZone: zone,
      dateStyle: "short",
      timeStyle: "short",
    });
  formats.set(zone, format);
  return format;
}
