/** Days as `<input type=date>` gives them: yyyy-mm-dd. */
export type FloodPurchase = {
  /** Day of application and payment. */
  bought: string;
  reason: "" | "loan" | "map";
  /** Day of the closing, or the day the new map takes effect. */
  event: string;
};

/**
 * Which rule of 44 CFR 61.11 sets the day, or which input is still missing. `late` and `early`: an exception does not
 * fit.
 */
export type FloodStart =
  | { rule: "none" | "no-closing" | "no-map" }
  | {
      rule: "wait" | "loan" | "late-loan" | "map" | "early-map" | "late-map";
      from: string;
    };

/** The same figures, with sources, are in content/en/figures.yaml. */
export const waitingDays = 30;
export const mapMonths = 13;

/** The day on which a policy of the federal flood program usually takes effect. */
export function floodStart({
  bought,
  reason,
  event,
}: FloodPurchase): FloodStart {
  if (!isPlausible(bought)) return { rule: "none" };
  const wait = addDays(bought, waitingDays);
  if (reason === "") return { rule: "wait", from: wait };
  if (!isPlausible(event))
    return { rule: reason === "loan" ? "no-closing" : "no-map" };
  if (reason === "loan")
    return event < bought
      ? { rule: "late-loan", from: wait }
      : { rule: "loan", from: event };
  if (bought < event) return { rule: "early-map", from: wait };
  return bought < addMonths(event, mapMonths)
    ? { rule: "map", from: addDays(bought, 1) }
    : { rule: "late-map", from: wait };
}

/** A day that exists, in a completely typed year. */
function isPlausible(day: string): boolean {
  const date = new Date(`${day}T00:00Z`);
  // February 30 would become a day in March.
  return day.startsWith("20") && date.valueOf() > 0 && isoDay(date) === day;
}

export function addDays(day: string, days: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + days);
  return isoDay(date);
}

/** The same day this many months later, or the last day of a month that is too short. */
export function addMonths(day: string, months: number): string {
  const date = new Date(day);
  const dayOfMonth = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months + 1, 0);
  date.setUTCDate(Math.min(dayOfMonth, date.getUTCDate()));
  return isoDay(date);
}

const isoDay = (date: Date) => date.toISOString().slice(0, 10);

// A date is the same everywhere; only "today" depends on the time zone (forms/day.ts).
const inWords = (dateStyle: "full" | "long") => {
  const words = new Intl.DateTimeFormat("en-US", {
    dateStyle,
    timeZone: "UTC",
  });
  return (day: string) => words.format(new Date(day));
};

/** A day in words: "Monday, May 31, 2027". */
export const dayInWords = inWords("full");

const months = new Intl.DateTimeFormat("en-US", {
  month: "short",
  timeZone: "UTC",
});

/** The month of a day: "May". */
export const monthInWords = (day: string) => months.format(new Date(day));

/** The same without the day of the week. */
export const dateInWords = inWords("long");
