import { expect, test } from "vitest";
import { addDays, daysBetween } from "#tools/days.ts";
import { work, type Typed } from "#tools/tool.ts";
import { floodWaitTool, waitingDays } from "./flood-wait.ts";

test("no exception makes the wait longer, except a closing that comes later", () => {
  const solved = (typed: Typed) => work(floodWaitTool, typed, "en").result!;
  for (let day = 0; day < 900; day += 7) {
    const bought = addDays("2027-01-01", day);
    const mapped = "2028-03-15";
    const { from } = solved({ bought, mapped, reason: "map" });
    expect([1, waitingDays]).toContain(daysBetween(bought, from));
    const loan = solved({ bought, closingDay: mapped, reason: "loan" });
    expect(loan.from).toBe(bought > mapped ? addDays(bought, 30) : mapped);
  }
});
