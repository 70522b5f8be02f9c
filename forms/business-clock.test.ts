import { expect, test } from "vitest";
import {
  businessDay,
  changesAfter,
  dueAt,
  dueInWords,
  isCovered,
  isOpen,
  openOn,
  openTime,
  openTimeInWords,
  opensAfter,
} from "./business-clock.ts";
import { hours } from "./business-hours.fixture.ts";
import { texasClock } from "./texas-clock.ts";
import { readMoment } from "#server/texas-time.ts";

test.each([
  ["in office hours", "2026-11-16 10:00", "2026-11-17 10:00"],
  ["at opening", "2026-11-16 08:00", "2026-11-16 17:30"],
  ["before opening", "2026-11-16 05:00", "2026-11-16 17:30"],
  ["at closing", "2026-11-16 17:30", "2026-11-17 17:30"],
  ["late in the evening", "2026-11-16 23:59", "2026-11-17 17:30"],
  ["before a weekend", "2026-11-20 17:00", "2026-11-23 17:00"],
  ["on a weekend", "2026-11-21 12:00", "2026-11-23 17:30"],
  ["before holidays and a weekend", "2026-11-25 10:00", "2026-11-30 10:00"],
  ["on a holiday", "2026-11-26 10:00", "2026-11-30 17:30"],
  ["before clocks go forward", "2026-03-06 17:00", "2026-03-09 17:00"],
  ["before clocks go back", "2026-10-30 10:00", "2026-11-02 10:00"],
])("what arrives %s is due one business day later", (_, received, due) => {
  expect(dueAt(readMoment(received), hours)).toEqual(readMoment(due));
});

test.each([
  ["2026-11-16 08:00", true],
  ["2026-11-16 07:59", false],
  ["2026-11-16 17:29", true],
  ["2026-11-16 17:30", false],
  ["2026-11-21 12:00", false],
  ["2026-11-26 12:00", false],
  // An hour off in UTC from the Monday before.
  ["2026-03-09 08:00", true],
  ["2026-03-09 07:59", false],
  ["2026-11-02 08:00", true],
  ["2026-11-02 07:59", false],
])("at %s the office is open: %s", (moment, open) => {
  expect(isOpen(readMoment(moment), hours)).toBe(open);
});

test.each([
  ["2026-11-16 10:00", "2026-11-16 10:20", "20 minutes"],
  ["2026-11-16 10:00", "2026-11-16 11:20", "1 hour"],
  ["2026-11-16 10:00", "2026-11-17 09:59", "9 hours"],
  ["2026-11-16 10:00", "2026-11-17 10:00", "1 day"],
  ["2026-11-20 17:30", "2026-11-23 08:00", "0 minutes"],
  ["2026-11-25 10:00", "2026-12-01 10:00", "2 days"],
  ["2026-11-17 10:00", "2026-11-16 10:00", "0 minutes"],
])("from %s to %s the office was open for %s", (from, until, words) => {
  const time = openTime(readMoment(from), readMoment(until), hours);
  expect(openTimeInWords(time, hours)).toBe(words);
});

test("a lead is due on a weekday at a time, in words", () => {
  const words = (moment: string) => dueInWords(readMoment(moment), hours);
  expect(words("2026-11-16 10:15")).toBe("Tuesday, 10:15 a.m.");
  expect(words("2026-11-25 20:00")).toBe("Monday, 5:30 p.m.");
});

test("in any hour of three years, a lead is due after one business day and before nine days have passed", () => {
  const start = Date.parse("2026-01-01T06:00Z");
  for (let hour = 0; hour < 3 * 365 * 24; hour += 7) {
    const received = new Date(start + hour * 3_600_000);
    const due = dueAt(received, hours);
    expect(openTime(received, due, hours)).toBe(businessDay(hours));
    expect(openOn(texasClock(due).day, hours)).toBeDefined();
    expect(due.getTime() - received.getTime()).toBeLessThan(9 * 86_400_000);
  }
});

test.each([
  ["before opening", "2026-11-16 05:00", "2026-11-16 08:00"],
  ["at opening", "2026-11-16 08:00", "2026-11-16 17:30"],
  ["in office hours", "2026-11-16 16:40", "2026-11-16 17:30"],
  ["at closing", "2026-11-16 17:30", "2026-11-17 08:00"],
  ["before holidays and a weekend", "2026-11-25 17:30", "2026-11-30 08:00"],
  ["before clocks go forward", "2026-03-06 17:30", "2026-03-09 08:00"],
  ["before clocks go back", "2026-10-30 17:30", "2026-11-02 08:00"],
])("after a moment %s the office opens or closes then", (_, moment, next) => {
  const [time, change] = [readMoment(moment), readMoment(next)];
  expect(changesAfter(time, hours)).toEqual(change);
  expect(opensAfter(time, hours)).toEqual(
    isOpen(time, hours) ? undefined : change,
  );
});

test.each([
  ["2025-12-31 23:59", false],
  ["2026-01-01 00:00", true],
  ["2026-12-31 23:59", true],
  ["2027-01-01 00:00", false],
])("holidays of 2026 cover %s: %s", (moment, covers) => {
  expect(isCovered(readMoment(moment), hours)).toBe(covers);
  expect(isCovered(readMoment(moment), { holidays: [] })).toBe(true);
});
