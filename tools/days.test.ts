import { expect, test } from "vitest";
import {
  addBusinessDays,
  addDays,
  addMonths,
  dayInWords,
  daysBetween,
  isBusinessDay,
  orNextBusinessDay,
} from "./days.ts";

test("a month ends on its last day, and a day has its name", () => {
  expect(addMonths("2027-12-31", 2)).toBe("2028-02-29");
  expect(addMonths("2027-01-31", 13)).toBe("2028-02-29");
  expect(addMonths("2026-01-31", 13)).toBe("2027-02-28");
  expect(addMonths("2027-08-15", 13)).toBe("2028-09-15");
  expect(addDays("2027-12-31", 1)).toBe("2028-01-01");
  expect(dayInWords("2027-05-31", "en")).toBe("Monday, May 31, 2027");
});

test("days are counted across both clock changes", () => {
  expect(addDays("2027-03-13", 2)).toBe("2027-03-15");
  expect(addDays("2027-11-06", 2)).toBe("2027-11-08");
  expect(daysBetween("2027-03-13", "2027-03-15")).toBe(2);
  expect(daysBetween("2027-11-06", "2027-11-08")).toBe(2);
});

// Tex. Gov't Code § 662.003(a) and (b) for 2026, as far as the days fall on a weekday.
const holidays2026 = [
  "2026-01-01",
  "2026-01-19",
  "2026-02-16",
  "2026-03-02",
  "2026-04-21",
  "2026-05-25",
  "2026-06-19",
  "2026-08-27",
  "2026-09-07",
  "2026-11-11",
  "2026-11-26",
  "2026-11-27",
  "2026-12-24",
  "2026-12-25",
];

test("no weekend and no holiday of the state is a business day, and every other day is", () => {
  for (let day = "2026-01-01"; day < "2027-01-01"; day = addDays(day, 1)) {
    const isWeekend = [0, 6].includes(new Date(day).getUTCDay());
    expect(isBusinessDay(day), day).toBe(
      !isWeekend && !holidays2026.includes(day),
    );
  }
});

test("holidays without a date move from the first to the last day they can be", () => {
  const holidays = ["2029-01-15", "2030-01-21", "2029-11-22", "2029-11-23"];
  const last = ["2030-11-28", "2030-11-29", "2031-09-01", "2030-05-27"];
  for (const day of [...holidays, ...last])
    expect(isBusinessDay(day), day).toBe(false);
  for (const day of ["2030-11-22", "2030-11-21", "2029-01-22", "2030-01-14"])
    expect(isBusinessDay(day), day).toBe(true);
});

test("business days skip weekends and holidays", () => {
  expect(addBusinessDays("2026-06-18", 1)).toBe("2026-06-22");
  expect(addBusinessDays("2026-12-23", 2)).toBe("2026-12-29");
  expect(addBusinessDays("2026-11-25", 1)).toBe("2026-11-30");
  expect(orNextBusinessDay("2026-12-24")).toBe("2026-12-28");
  expect(orNextBusinessDay("2026-12-28")).toBe("2026-12-28");
});
