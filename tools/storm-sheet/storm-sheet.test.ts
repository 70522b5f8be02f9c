import { expect, test } from "vitest";
import { figures } from "#content/figures.ts";
import { calendarFile } from "#tools/calendar.ts";
import { addDays } from "#tools/days.ts";
import { work, type Typed } from "#tools/tool.ts";
import { buyFlood, floodReminder, stormSheetTool } from "./storm-sheet.ts";

const solved = (typed: Typed) =>
  work(stormSheetTool, { county: "galveston", ...typed }, "en").result!;

test("a county is enough for a sheet to fill in by hand", () => {
  expect(solved({})).toEqual({ county: "galveston", policies: [] });
  expect(work(stormSheetTool, {}, "en").missing).toEqual(["county"]);
});

test("the claim numbers are in the order of the calls", () => {
  const { policies } = solved({ auto: "C", flood: "B", property: "A" });
  expect(policies.map(({ carrier }) => carrier)).toEqual(["A", "B", "C"]);
});

test("a percentage is in dollars once the insured amount is there", () => {
  expect(solved({ deductible: "2%", insured: "400k" })).toMatchObject({
    youPay: 8000,
    insured: 400_000,
  });
  const open = solved({ deductible: "2%" });
  expect(open.deductible).toEqual({ percent: 2 });
  expect(open.youPay).toBeUndefined();
  const flat = solved({ deductible: "$2,500", insured: "400k" });
  expect(flat.youPay).toBe(2500);
  expect(flat.insured).toBeUndefined();
});

test("away from the coast no wind policy is asked for", () => {
  expect(solved({ county: "other", wind: "A" }).policies).toEqual([]);
});

test.each([
  [{ county: "<b>" }, "county"],
  [{ flood: "x".repeat(81) }, "flood"],
  [{ deductible: "60%" }, "deductible"],
  [{ deductible: "2%", insured: "5" }, "insured"],
])("%j has a problem at one field", (wrong, field) => {
  const typed: Typed = { county: "nueces", ...wrong };
  expect(Object.keys(work(stormSheetTool, typed, "en").problems)).toEqual([
    field,
  ]);
});

test("a flood policy of that day is in effect when the season begins, and the reminder comes each year", () => {
  const wait = Number.parseInt(figures.floodWaitingPeriod.value);
  const year = buyFlood.slice(0, 4);
  const [from] = figures.hurricaneSeason.value.split(" to ");
  const begins = new Date(`${from} ${year} UTC`).toISOString().slice(0, 10);
  expect(addDays(buyFlood, wait) < begins).toBe(true);
  expect(
    calendarFile("Site", [floodReminder({ title: "Flood", text: "Buy" })]),
  ).toMatch(/DTSTART;VALUE=DATE:20260401\r\n[^]*RRULE:FREQ=YEARLY\r\n/);
});
