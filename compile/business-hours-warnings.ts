import * as v from "valibot";
import { timeInWords, weekdays } from "#forms/texas-clock.ts";
import { businessHoursSchema } from "./schemas/business-hours-schema.ts";
import type { FileReports } from "./content-problem.ts";

/** How long before the list of holidays ends the office must add to it, in months. */
const ahead = 6;

/** The list of holidays ends soon or has a weekend, or pages tell visitors other hours than the server counts with. */
export function checkBusinessHours(files: FileReports, today: Date): void {
  const { value, report } = files("business-hours.yaml");
  const site = files("site.yaml");
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

  const { hours: siteHours } = Object(site.value) as { hours?: unknown };
  const days = hours.days.toSorted(
    (one, other) => weekdays.indexOf(one) - weekdays.indexOf(other),
  );
  const missing = [
    days[0],
    days.at(-1),
    timeInWords(hours.opens),
    timeInWords(hours.closes),
  ].filter((word) => word && !String(siteHours).includes(word));
  if (missing.length > 0)
    site.report(
      ["hours"],
      `does not name ${missing.join(" or ")}, as business-hours.yaml does: make them agree`,
    );
}
