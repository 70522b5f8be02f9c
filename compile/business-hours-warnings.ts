import * as v from "valibot";
import { timeInWords, weekdays } from "#forms/texas-clock.ts";
import { businessHoursSchema } from "./schemas/business-hours-schema.ts";
import type { FileReports } from "./content-problem.ts";

/** How long before the list of holidays ends the office must add to it, in months. */
const ahead = 6;

/** The list of holidays ends soon or has a weekend, or pages tell visitors other hours than the server counts with. */
export function checkBusinessHours(
  files: FileReports,
  /** site.yaml of each language. */
  sites: readonly [language: string, site: ReturnType<FileReports>][],
  today: Date,
): void {
  const { value, report } = files("business-hours.yaml");
  const read = v.safeParse(businessHoursSchema, value);
  if (!read.success) return;
  const hours = read.output;

  const last = hours.holidays.at(-1) ?? "";
  const soon = new Date(today);
  soon.setUTCMonth(soon.getUTCMonth() + ahead);
  if (last < soon.toISOString().slice(0, 10))
    report(
      ["holidays"],
      `ends ${last ? `on ${last}` : "before it begins"}: add the days on which the office will be closed next year`,
    );

  const { holidays } = value as v.InferInput<typeof businessHoursSchema>;
  for (const [index, { date }] of holidays.entries()) {
    const weekday = weekdays[new Date(date).getUTCDay()]!;
    if (!hours.days.includes(weekday))
      report(
        ["holidays", index, "date"],
        `is a ${weekday}, when the office is closed anyway: write the day off that replaces it`,
      );
  }

  const days = hours.days
    .map((day) => weekdays.indexOf(day))
    .toSorted((one, other) => one - other);
  const times = [timeInWords(hours.opens), timeInWords(hours.closes)];
  for (const [language, site] of sites) {
    const { format } = new Intl.DateTimeFormat(language, { weekday: "long" });
    const { hours: shown } = Object(site.value) as { hours?: unknown };
    // January 1, 2023, was a Sunday.
    const ends = [days[0]!, days.at(-1)!].map((day) =>
      format(new Date(2023, 0, 1 + day)),
    );
    const missing = [...ends, ...times].filter(
      (words) => !plain(String(shown)).includes(plain(words)),
    );
    if (missing.length > 0)
      site.report(
        ["hours"],
        `does not name ${missing.join(" or ")}, as business-hours.yaml does: make them agree`,
      );
  }
}

/** Without what people write differently: “Lunes”, “8 a. m.”, “8:00”. */
const plain = (words: string) => words.toLowerCase().replaceAll(/\s|:00/g, "");
