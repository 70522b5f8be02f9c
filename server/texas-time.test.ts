import { expect, test } from "vitest";
import { inTexas, inTexasShort, readMoment } from "./texas-time.ts";

test.each([
  ["2026-08-31 18:00", "2026-08-31T23:00:00.000Z"],
  ["2026-08-31T18:00", "2026-08-31T23:00:00.000Z"],
  ["2026-08-31T18:00-06:00", "2026-09-01T00:00:00.000Z"],
  ["2028-02-29 12:00", "2028-02-29T18:00:00.000Z"],
  // On both sides of the hours that clocks skip and repeat.
  ["2026-03-08 01:59", "2026-03-08T07:59:00.000Z"],
  ["2026-03-08 03:00", "2026-03-08T08:00:00.000Z"],
  ["2026-11-01 00:59", "2026-11-01T05:59:00.000Z"],
  ["2026-11-01 02:00", "2026-11-01T08:00:00.000Z"],
  ["2026-11-01T01:30-05:00", "2026-11-01T06:30:00.000Z"],
])("%s is %s", (text, moment) => {
  expect(readMoment(text).toISOString()).toBe(moment);
});

test.each([
  ["tomorrow", "is not a time such as"],
  ["2026-08-31T18:00 CDT", "is not a time such as"],
  ["2026-02-30 12:00", "does not exist"],
  ["2026-08-31T24:00-05:00", "does not exist"],
  ["2026-03-08 02:30", "skip"],
  ["2026-11-01 01:30", "twice"],
])("%j is rejected: %s", (text, problem) => {
  expect(() => readMoment(text)).toThrow(problem);
});

test("a moment is shown in the time of its day, standard or daylight", () => {
  expect(inTexas(new Date("2026-08-31T23:00Z"))).toMatch(/31.* 6:00.PM CDT$/);
  expect(inTexas(new Date("2026-12-31T23:00Z"))).toMatch(/31.* 5:00.PM CST$/);
});

test("a list shows the day and the time in Texas, not in UTC", () => {
  expect(inTexasShort(new Date("2026-11-24T02:05Z"))).toBe(
    "Mon Nov 23, 2026, 8:05 PM",
  );
});
