import { expect, test } from "vitest";
import { addDays, daysBetween } from "#tools/days.ts";
import { work, type Typed } from "#tools/tool.ts";
import { floodWaitTool, waitingDays } from "./flood-wait.ts";

const solved = (typed: Typed) => work(floodWaitTool, typed, "en").result;

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
  const { problems, result } = work(floodWaitTool, { ...good, ...wrong }, "en");
  expect(Object.keys(problems)).toEqual([field]);
  expect(result).toBeUndefined();
});

test("an exception needs its own day, and no other", () => {
  expect(
    work(floodWaitTool, { ...good, reason: "loan" }, "en").missing,
  ).toEqual(["closingDay"]);
  expect(work(floodWaitTool, { ...good, reason: "map" }, "en").missing).toEqual(
    ["mapped"],
  );
  expect(solved({ ...good, reason: "storm", closingDay: "x" })).toBeDefined();
});
