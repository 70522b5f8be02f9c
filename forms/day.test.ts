import * as v from "valibot";
import { expect, test } from "vitest";
import { formErrors } from "#content/ui/form-errors.ts";
import { dayField } from "./fields.ts";

const isTaken = (day: string) => v.safeParse(dayField(formErrors), day).success;

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
  "26-11-02",
  "0026-11-02",
  "1899-12-31",
  "2101-01-01",
  "12026-11-02",
])("rejects %j", (day) => {
  expect(isTaken(day)).toBe(false);
});
