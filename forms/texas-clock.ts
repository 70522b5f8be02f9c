/** From Sunday, as Date counts. */
export const weekdays = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;

/** Central Daylight Time and Central Standard Time: hours behind UTC. */
const [daylight, standard] = [5, 6] as const;

const anHour = 3_600_000;

/**
 * The date and the time of day in Texas: { day: "2026-08-31", time: "18:00" }. Without Intl, whose first use on a page
 * costs a browser 20 to 75 ms.
 */
export function texasClock(moment: Date): { day: string; time: string } {
  const shown = new Date(moment.getTime() - behind(moment) * anHour);
  const [day = "", time = ""] = shown.toISOString().split("T");
  return { day, time: time.slice(0, 5) };
}

/** "17:30" to "5:30 p.m.", and "08:00" to "8 a.m." */
export function timeInWords(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const past = minute ? `:${String(minute).padStart(2, "0")}` : "";
  return `${hour % 12 || 12}${past} ${hour < 12 ? "a.m." : "p.m."}`;
}

/** The moment when clocks in Texas show this, such as "2026-08-31" and "18:00"; the first if they show it twice. */
export function texasMoment(day: string, time: string): Date {
  const moment = at(day, time, daylight);
  return behind(moment) === daylight ? moment : at(day, time, standard);
}

const at = (day: string, time: string, hours: number) =>
  new Date(`${day}T${time}-0${hours}:00`);

/** Every moment when clocks in Texas show this: none in spring's skipped hour, two in the fall's repeated one. */
export const texasMoments = (day: string, time: string): Date[] =>
  [daylight, standard]
    .map((hours) => at(day, time, hours))
    .filter((moment) => {
      const shown = texasClock(moment);
      return shown.day === day && shown.time === time;
    });

/** Daylight time lasts from 2 a.m. on the second Sunday of March to 2 a.m. on the first one of November. */
function behind(moment: Date): number {
  const year = moment.getUTCFullYear();
  const begins = sundayFrom(year, 2, 8) + (2 + standard) * anHour;
  const ends = sundayFrom(year, 10, 1) + (2 + daylight) * anHour;
  const time = moment.getTime();
  return begins <= time && time < ends ? daylight : standard;
}

/** Midnight UTC of the first Sunday on or after a day. */
function sundayFrom(year: number, month: number, day: number): number {
  const weekday = new Date(Date.UTC(year, month, day)).getUTCDay();
  return Date.UTC(year, month, day + ((7 - weekday) % 7));
}
