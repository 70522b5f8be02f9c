import { expect, test } from "vitest";
import { claim } from "#content/forms/claim.ts";
import { checkForm } from "./check-form.ts";
import { outOfRange } from "./day.ts";

function isTaken(happenedOn: string) {
  const check = checkForm(claim, { happenedOn }, new Date("2101-06-01"));
  return !check.ok && check.errors.happenedOn === undefined;
}

test.each(["", " 2026-11-20 ", "1900-01-01", "2100-12-31", "2028-02-29"])(
  "accepts %j",
  (day) => {
    expect(isTaken(day)).toBe(true);
  },
);

test.each([
  "11/02",
  "2026-02-30",
  "2027-02-29",
  "2026-13-01",
  "2026-11-2",
  "1899-12-31",
  "2101-01-01",
])("rejects %j", (day) => {
  expect(isTaken(day)).toBe(false);
});

test("a two-digit year must be written in full, and is not called past", () => {
  const sent = { happenedOn: "0026-11-02" };
  const check = checkForm(claim, sent, new Date("2026-11-28"));
  expect(check.ok ? {} : check.errors).toMatchObject({
    happenedOn: expect.stringContaining("1900"),
  });
});

test.each([
  ["Guam, where it is Saturday morning", "2026-11-27T22:00:00Z"],
  ["Tokyo", "2026-11-27T15:00:00Z"],
  ["Kiribati, at the first minute", "2026-11-27T10:00:00Z"],
])("today in %s is no day to come", (_, now) => {
  const at = new Date(now);
  expect(outOfRange("2026-11-28", at, "past")).toBeUndefined();
  expect(outOfRange("2026-11-29", at, "past")).toBe("late");
});

test("a day to come has not ended in Honolulu", () => {
  const at = new Date("2026-11-28T09:59:00Z");
  expect(outOfRange("2026-11-27", at, { years: 1 })).toBeUndefined();
  expect(outOfRange("2026-11-26", at, { years: 1 })).toBe("early");
});
