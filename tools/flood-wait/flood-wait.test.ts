import { expect, test } from "vitest";
import { figures } from "#content/figures.ts";
import { addDays, daysBetween } from "#tools/days.ts";
import { work, type Typed } from "#tools/tool.ts";
import { floodWaitTool, mapMonths, waitingDays } from "./flood-wait.ts";

const solved = (typed: Typed) => work(floodWaitTool, typed).result;

test("uses the numbers in the register of figures", () => {
  expect(figures.floodWaitingPeriod.value).toBe(`${waitingDays} days`);
  expect(figures.floodMapPeriod.value).toBe(`${mapMonths} months`);
});

test.each([
  // The example of 44 CFR 61.11(c), and an owner who looks on the first day of the hurricane season.
  ["2027-05-01", "2027-05-31"],
  ["2027-06-01", "2027-07-01"],
  ["2027-12-15", "2028-01-14"],
  ["2028-01-30", "2028-02-29"],
  ["2027-01-30", "2027-03-01"],
  ["2028-02-29", "2028-03-30"],
  // Across both clock changes in Texas.
  ["2027-02-20", "2027-03-22"],
  ["10/20/2027", "2027-11-19"],
])("bought on %s without an exception starts on %s", (bought, from) => {
  expect(solved({ bought })).toMatchObject({ rule: "wait", from });
});

test.each([
  ["2027-05-10", "2027-05-10", "loan", "2027-05-10"],
  ["2027-05-10", "2027-06-30", "loan", "2027-06-30"],
  ["2027-05-10", "2027-05-09", "late-loan", "2027-06-09"],
])(
  "bought on %s for a loan that closes on %s: %s",
  (bought, closingDay, rule, from) => {
    expect(solved({ bought, closingDay, reason: "loan" })).toMatchObject({
      rule,
      from,
    });
  },
);

test.each([
  // The example of 44 CFR 61.11(a).
  ["2027-05-01", "2027-05-01", "map", "2027-05-02"],
  // Gulf States Flood’s example: a map of January 5, an application of May 13.
  ["2025-05-13", "2025-01-05", "map", "2025-05-14"],
  ["2028-02-28", "2027-01-29", "map", "2028-02-29"],
  ["2028-02-29", "2027-01-29", "late-map", "2028-03-30"],
  ["2027-04-30", "2027-05-01", "early-map", "2027-05-30"],
])("bought on %s with a new map from %s: %s", (bought, mapped, rule, from) => {
  expect(solved({ bought, mapped, reason: "map" })).toMatchObject({
    rule,
    from,
  });
});

test("no exception makes the wait longer, except a closing that comes later", () => {
  for (let day = 0; day < 900; day += 7) {
    const bought = addDays("2027-01-01", day);
    const mapped = "2028-03-15";
    const { from } = solved({ bought, mapped, reason: "map" })!;
    expect([1, waitingDays]).toContain(daysBetween(bought, from));
    const loan = solved({ bought, closingDay: mapped, reason: "loan" })!;
    expect(loan.from).toBe(bought > mapped ? addDays(bought, 30) : mapped);
  }
});

const good = { bought: "2027-05-01" };

test.each([
  [{ bought: "0002-05-01" }, "bought"],
  [{ bought: "2027-02-30" }, "bought"],
  [{ bought: "2/31/2027" }, "bought"],
  [{ bought: "tomorrow" }, "bought"],
  [{ bought: "-2027-05-01" }, "bought"],
  [{ bought: "9".repeat(40) }, "bought"],
  [{ reason: "loan", closingDay: "2027-13-01" }, "closingDay"],
  [{ reason: "loan", closingDay: "<script>" }, "closingDay"],
  [{ reason: "map", mapped: "1999-01-01" }, "mapped"],
  [{ reason: "map", mapped: "30 days" }, "mapped"],
])("%j has a problem at one field and no result", (wrong, field) => {
  const { problems, result } = work(floodWaitTool, { ...good, ...wrong });
  expect(Object.keys(problems)).toEqual([field]);
  expect(result).toBeUndefined();
});

test("an exception needs its own day, and no other", () => {
  expect(work(floodWaitTool, { ...good, reason: "loan" }).missing).toEqual([
    "closingDay",
  ]);
  expect(work(floodWaitTool, { ...good, reason: "map" }).missing).toEqual([
    "mapped",
  ]);
  expect(solved({ ...good, reason: "storm", closingDay: "x" })).toBeDefined();
});
