import { describe, expect, test } from "vitest";
import { figures } from "#content/figures.ts";
import { addDays, daysBetween } from "#tools/days.ts";
import { work, type Typed } from "#tools/tool.ts";
import { nonrenewedTool, periods, stepIds } from "./nonrenewed.ts";

const solved = (typed: Typed) => work(nonrenewedTool, typed).result!;

test("uses the numbers in the register of figures", () => {
  expect(parseInt(figures.nonrenewalNotice.value)).toBe(periods.nonrenewal);
  expect(parseInt(figures.commercialNonrenewalNotice.value)).toBe(
    periods.nonrenewal,
  );
  expect(parseInt(figures.lateCommercialNotice.value)).toBe(
    periods.lateBusiness,
  );
  expect(parseInt(figures.cancellationNotice.value)).toBe(periods.cancellation);
});

const home = { kind: "home", notice: "nonrenewal", ends: "2027-06-30" };

describe("what the statutes and TDI say", () => {
  test.each([
    [
      "H.B. 1900: the 60th day before expiration is in time",
      { ...home, sent: "2027-05-01" },
      ["nonrenewalInTime", "2027-06-30"],
    ],
    [
      "H.B. 1900: the 59th is not, and the carrier must renew at request",
      { ...home, sent: "2027-05-02" },
      ["nonrenewalLatePersonal", "2027-06-30"],
    ],
    [
      "TDI, “Was your auto insurance not renewed or canceled?”: 60 days too",
      { ...home, kind: "auto", sent: "5/2/2027" },
      ["nonrenewalLatePersonal", "2027-06-30"],
    ],
    [
      "the 30 days before H.B. 1900 are not enough",
      { ...home, sent: "2027-05-31" },
      ["nonrenewalLatePersonal", "2027-06-30"],
    ],
    [
      "§ 551.054: a business notice on the 60th day",
      { ...home, kind: "business", sent: "2027-05-01" },
      ["nonrenewalInTime", "2027-06-30"],
    ],
    [
      "§ 551.054: late, coverage goes on until the 61st day after it",
      { ...home, kind: "business", sent: "2027-05-31" },
      ["nonrenewalLateBusiness", "2027-07-31"],
    ],
    [
      "§ 551.104(e), TDI: ten days before a cancellation",
      { ...home, notice: "cancellation", sent: "2027-06-20" },
      ["cancellationInTime", "2027-06-30"],
    ],
    [
      "§ 551.104(e): no cancellation before the tenth day",
      { ...home, notice: "cancellation", sent: "2027-06-25" },
      ["cancellationLate", "2027-07-05"],
    ],
    [
      "a surplus lines policy that promises 30 days",
      { ...home, kind: "surplus", promised: "30", sent: "2027-05-31" },
      ["surplusInTime", "2027-06-30"],
    ],
    [
      "the same, 20 days before the end",
      { ...home, kind: "surplus", promised: "30 ", sent: "2027-06-10" },
      ["surplusLate", "2027-07-10"],
    ],
    [
      "over February 29",
      { ...home, kind: "home", ends: "2028-04-29", sent: "2028-02-29" },
      ["nonrenewalInTime", "2028-04-29"],
    ],
  ])("%s", (_, typed, [outcome, until]) => {
    expect(solved(typed)).toMatchObject({ outcome, until });
  });
});

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

test("a later notice never ends coverage sooner", () => {
  let last = "";
  for (let sent = "2027-01-01"; sent < "2027-06-30"; sent = addDays(sent, 1)) {
    const { until } = solved({ ...home, kind: "business", sent });
    expect(until >= last, sent).toBe(true);
    last = until;
  }
});

const good = { ...home, sent: "2027-05-01" };

test.each([
  [{ kind: "" }, "kind", "missing"],
  [{ kind: "boat" }, "kind"],
  [{ ends: "" }, "ends", "missing"],
  [{ ends: "2027-02-31" }, "ends"],
  [{ ends: "June" }, "ends"],
  [{ ends: "1927-06-30" }, "ends"],
  [{ sent: "2027-07-01" }, "sent"],
  [{ sent: "2026-06-01" }, "sent"],
  [{ sent: "9".repeat(60) }, "sent"],
  [{ begins: "2027-04-30" }, "begins"],
  [{ begins: "2027-07-01" }, "begins"],
  [{ kind: "surplus" }, "promised", "missing"],
  [{ kind: "surplus", promised: "-30" }, "promised"],
  [{ kind: "surplus", promised: "1e9" }, "promised"],
])(
  "%j has a problem at one field and no result",
  (wrong, field, isMissing?) => {
    const { problems, missing, result } = work(nonrenewedTool, {
      ...good,
      ...wrong,
    } as Typed);
    expect(isMissing ? missing : Object.keys(problems)).toEqual([field]);
    expect(result).toBeUndefined();
  },
);
