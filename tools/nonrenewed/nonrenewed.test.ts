import { expect, test } from "vitest";
import { addDays, daysBetween } from "#tools/days.ts";
import { work, type Typed } from "#tools/tool.ts";
import { nonrenewedTool, stepIds } from "./nonrenewed.ts";

const solved = (typed: Typed) => work(nonrenewedTool, typed, "en").result!;

const home = { kind: "home", notice: "nonrenewal", ends: "2027-06-30" };

test("eight steps take eight weeks, or the time there is", () => {
  const days = (typed: Typed) =>
    solved({ ...home, ...typed }).steps.map(({ day }) => day);
  const full = days({ sent: "2027-04-01" });
  expect(full).toHaveLength(8);
  expect(full[0]).toBe("2027-04-01");
  expect(full[1]).toBe("2027-04-08");
  expect(full.at(-1)).toBe("2027-05-27");
  expect(days({ sent: "2027-04-01", begins: "2027-06-30" })).toEqual(
    stepIds.map(() => "2027-06-30"),
  );
  const half = days({ sent: "2027-06-02" });
  expect(half[1]).toBe("2027-06-05");
  expect(half.at(-1)).toBe("2027-06-30");
});

test("nobody counts on days that the carrier has not promised yet", () => {
  const { until, stops, steps } = solved({
    ...home,
    kind: "surplus",
    promised: "30",
    sent: "2027-06-10",
  });
  expect(until).toBe("2027-07-10");
  expect(stops).toBe(home.ends);
  expect(steps.at(-1)!.day).toBe(home.ends);
});

test("steps are in order, within the time there is, over weekends, clock changes and new years", () => {
  for (let sent = "2027-01-01"; sent < "2028-03-15"; sent = addDays(sent, 1))
    for (const length of [0, 3, 10, 45, 60, 75])
      for (const kind of ["home", "business"]) {
        const ends = addDays(sent, length);
        const result = solved({ ...home, kind, ends, sent });
        const days = result.steps.map(({ day }) => day);
        expect(days.toSorted()).toEqual(days);
        expect(days[0]).toBe(sent);
        expect(days.at(-1)! <= result.until).toBe(true);
        expect(daysBetween(result.lastDay, ends)).toBe(result.due);
        expect(result.until >= ends).toBe(true);
      }
});
