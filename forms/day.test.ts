import { expect, test } from "vitest";
import { claim } from "#content/forms/claim.ts";
import { checkForm } from "./check-form.ts";
import { outOfRange } from "./day.ts";

function isTaken(happenedOn: string) {
  const check = checkForm(claim, { happenedOn }, new Date("2101-06-01"));
  return !check.ok && check.errors.happenedOn === undefined;
}

test("a day of the calendar is taken, from 1900 to 2100", () => {
  for (const day of ["", " 2026-11-20 ", "1900-01-01", "2100-12-31"])
    expect(isTaken(day), day).toBe(true);
  for (const day of ["11/02", "2026-02-30", "2026-13-01", "2026-11-2"])
    expect(isTaken(day), day).toBe(false);
  for (const day of ["1899-12-31", "2101-01-01"])
    expect(isTaken(day), day).toBe(false);
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
