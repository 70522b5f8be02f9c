import * as v from "valibot";
import { weekdays } from "#forms/texas-clock.ts";
import { date, field, text } from "./page-schema.ts";

const time = v.pipe(
  text,
  v.regex(
    /^([01]\d|2[0-3]):[0-5]\d$/,
    'is not a time: write it like "08:00" or "17:30", in quotes',
  ),
);

/** content/en/business-hours.yaml: when the office answers, in Texas time. */
export const businessHoursSchema = v.pipe(
  v.strictObject({
    days: v.pipe(
      v.array(v.picklist(weekdays)),
      v.minLength(1, "is empty: name a day on which the office is open"),
      v.description("The days of the week on which the office is open."),
    ),
    opens: field(
      "When the office opens. The email about overdue leads goes out then.",
      time,
    ),
    closes: field("When the office closes.", time),
    claimHours: field(
      "How many office hours a claim may wait for an answer. All else may wait for one business day.",
      v.pipe(v.number(), v.minValue(0.5, "is less than half an hour")),
    ),
    holidays: v.pipe(
      v.array(
        v.strictObject({
          date: field("The day on which the office is closed.", date),
          name: text,
        }),
      ),
      v.check(
        (list) =>
          new Set(list.map(({ date: day }) => day)).size === list.length,
        "has a date twice: remove one of them",
      ),
      // Every page loads them; the names are for the office.
      v.transform((list) => list.map(({ date: day }) => day).toSorted()),
      v.metadata({ sortedBy: "date" }),
      v.description(
        "Every day on which the office is closed besides the weekend. The check warns six months before the list ends.",
      ),
    ),
  }),
  v.check(
    ({ opens, closes }) => opens < closes,
    "closes before it opens: change one of the times",
  ),
);
