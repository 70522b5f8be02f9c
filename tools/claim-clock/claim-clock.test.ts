import { describe, expect, test } from "vitest";
import { figures } from "#content/figures.ts";
import { addDays, isBusinessDay } from "#tools/days.ts";
import { work, type Typed } from "#tools/tool.ts";
import { claimClockTool, clocks, daysLate } from "./claim-clock.ts";

const solved = (typed: Typed) => work(claimClockTool, typed).result!;
const days = (typed: Typed) =>
  Object.fromEntries(solved(typed).deadlines.map(({ id, day }) => [id, day]));

test("uses the numbers in the register of figures", () => {
  const said = {
    acknowledge: figures.claimAcknowledgment.value,
    surplusAcknowledge: figures.surplusAcknowledgment.value,
    decide: figures.claimDecision.value,
    longer: figures.claimExtension.value,
    pay: figures.claimPayment.value.replace("five", "5"),
    surplusPay: figures.surplusPayment.value,
    delay: figures.claimDelay.value,
    catastrophe: figures.catastropheDays.value,
    twiaRequest: figures.twiaRequest.value,
    twiaDecide: figures.twiaDecision.value,
    twiaPay: figures.twiaPayment.value,
    twiaAppraisal: figures.twiaAppraisal.value,
    proofOfLoss: figures.floodProofOfLoss.value,
    appeal: figures.floodAppeal.value,
  };
  for (const [name, value] of Object.entries(said))
    expect(parseInt(value), name).toBe(clocks[name as keyof typeof clocks]);
});

describe("an admitted carrier", () => {
  const claim = { kind: "admitted", reported: "2027-06-01" };

  test("§ 542.055(a): acknowledges by the 15th day", () => {
    expect(days(claim)).toEqual({
      acknowledge: "2027-06-16",
      decide: undefined,
      pay: undefined,
    });
  });

  test("Gov't Code § 311.014: a 15th day on a Saturday is the next business day", () => {
    expect(days({ ...claim, reported: "2027-06-04" }).acknowledge).toBe(
      "2027-06-21",
    );
  });

  test("§ 542.056(a): decides by the 15th business day, over Juneteenth on a Saturday and July 4 on a Sunday", () => {
    expect(days({ ...claim, complete: "2027-06-14" }).decide).toBe(
      "2027-07-05",
    );
  });

  test("§ 542.051(1): Thanksgiving, the day after it and Christmas are no business days", () => {
    expect(
      days({ ...claim, reported: "2026-11-02", complete: "2026-11-20" }).decide,
    ).toBe("2026-12-15");
    expect(
      days({ ...claim, reported: "2026-12-01", complete: "2026-12-10" }).decide,
    ).toBe("2027-01-05");
  });

  test("§ 542.056(d): has 45 days more from its letter", () => {
    expect(
      days({ ...claim, complete: "2027-06-14", longer: "2027-07-01" }).longer,
    ).toBe("2027-08-16");
  });

  test("§ 542.057(a): pays by the fifth business day; § 542.058(a): 60 days is delay", () => {
    expect(
      days({ ...claim, complete: "2027-06-14", accepted: "2027-06-30" }),
    ).toMatchObject({ pay: "2027-07-07", delay: "2027-08-13" });
  });

  test("§ 542.059(b): a catastrophe adds 15 days", () => {
    expect(days({ ...claim, catastrophe: "yes" }).acknowledge).toBe(
      "2027-07-01",
    );
  });
});

test("§ 542.055(a) and .057(c): a surplus lines carrier has 30 business days to acknowledge and 20 to pay", () => {
  const claim = { kind: "surplus", reported: "2027-06-01" };
  expect(days(claim).surplusAcknowledge).toBe("2027-07-13");
  expect(days({ ...claim, accepted: "2027-07-01" }).surplusPay).toBe(
    "2027-07-29",
  );
});

describe("TWIA", () => {
  const claim = { kind: "twia", loss: "2027-06-01", reported: "2027-06-10" };

  test("§ 2210.573(a), (b) and (d): a year to file, 30 days to ask, 60 to decide", () => {
    expect(days(claim)).toMatchObject({
      twiaFile: "2028-06-01",
      twiaRequest: "2027-07-12",
      twiaDecide: "2027-08-09",
    });
  });

  test("§ 2210.573(d): the 60 days count from what it asked for, if that came later", () => {
    expect(days({ ...claim, complete: "2027-07-20" }).twiaDecide).toBe(
      "2027-09-20",
    );
  });

  test("§ 2210.574: 60 days from its letter to demand appraisal, not extended by a weekend", () => {
    const { twiaPay, twiaAppraisal } = days({
      ...claim,
      accepted: "2027-08-04",
    });
    expect(twiaPay).toBe("2027-08-16");
    expect(twiaAppraisal).toBe("2027-10-03");
  });
});

test("TWIA’s notice of 2018: a year for Harvey’s claims ends on its anniversary", () => {
  const harvey = { kind: "twia", loss: "2017-08-25", reported: "2017-09-05" };
  expect(days(harvey).twiaFile).toBe("2018-08-25");
});

test.each([
  ["a lawyer’s example, Hurricane Ian", "2022-09-28", "2022-11-27"],
  ["FEMA’s extension of 2008, Hurricane Ike", "2008-09-11", "2008-11-10"],
  ["a leap year", "2028-01-01", "2028-03-01"],
])("60 days for a proof of loss: %s", (_, loss, floodProof) => {
  expect(days({ kind: "flood", loss })).toEqual({ floodProof });
});

test("44 CFR pt. 61 and 62.20: proof of loss in 60 days, appeal in 60 and suit in a year from the denial", () => {
  expect(
    days({ kind: "flood", loss: "2027-09-01", denied: "2028-02-29" }),
  ).toEqual({
    floodProof: "2027-10-31",
    floodAppeal: "2028-04-29",
    floodSue: "2029-02-28",
  });
});

test("§ 2210.577(a) and Civ. Prac. & Rem. Code § 16.070(a): a suit over a denial has two years", () => {
  expect(
    days({ kind: "twia", reported: "2027-06-10", denied: "2028-02-29" }),
  ).toMatchObject({ twiaSue: "2030-02-28" });
  const denied = days({
    kind: "admitted",
    reported: "2027-06-10",
    denied: "2027-07-15",
  });
  expect(denied).toMatchObject({ sue: "2029-07-15" });
  expect(denied).not.toHaveProperty("pay");
});

test("a letter is late from the day after the deadline on", () => {
  const claim = { kind: "admitted", reported: "2027-06-01" };
  const late = (acknowledged: string, reported = claim.reported) =>
    daysLate(
      solved({ ...claim, reported, acknowledged }).deadlines.find(
        ({ id }) => id === "acknowledge",
      )!,
    );
  expect(late("2027-06-16")).toBe(0);
  // Bell v. State Farm Lloyds (N.D. Tex.): a claim of June 22, 2012, acknowledged on June 27.
  const bell = { reported: "2012-06-22", acknowledged: "2012-06-27" };
  expect(late(bell.acknowledged, bell.reported)).toBe(0);
  expect(late("2027-06-17")).toBe(1);
});

test("what comes next follows the latest letter", () => {
  const next = (typed: Typed) =>
    solved({ kind: "admitted", reported: "2027-06-01", ...typed }).next.map(
      ({ id }) => id,
    );
  expect(next({})).toEqual(["acknowledge"]);
  expect(next({ complete: "2027-06-14" })).toEqual(["decide"]);
  expect(next({ acknowledged: "2027-06-04", complete: "2027-06-14" })).toEqual([
    "decide",
  ]);
  expect(next({ accepted: "2027-06-20" })).toEqual(["pay"]);
  expect(next({ accepted: "2027-06-20", paid: "2027-06-22" })).toEqual([]);
  expect(next({ denied: "2027-06-20" })).toEqual(["sue"]);
  expect(next({ kind: "twia", accepted: "2027-08-04" })).toEqual([
    "twiaPay",
    "twiaAppraisal",
  ]);
});

test("a date that does not matter for the carrier is neither read nor wrong", () => {
  const typed = { kind: "flood", loss: "2027-09-01", reported: "31 February" };
  expect(work(claimClockTool, typed).problems).toEqual({});
});

test("every deadline of a carrier is a business day, and a later report never has an earlier one", () => {
  for (const kind of ["admitted", "surplus", "twia"]) {
    let last: Record<string, string | undefined> = {};
    for (let day = "2026-10-01"; day < "2027-12-31"; day = addDays(day, 1)) {
      const typed = { kind, reported: day, complete: day, accepted: day };
      for (const one of solved(typed).deadlines) {
        if (one.who === "carrier") expect(isBusinessDay(one.day!)).toBe(true);
        expect(one.day! >= (last[one.id] ?? "")).toBe(true);
      }
      last = days(typed);
    }
  }
});

test.each([
  [{ reported: "2027-06-01" }, "kind", "missing"],
  [{ kind: "lloyds", reported: "2027-06-01" }, "kind"],
  [{ kind: "admitted" }, "reported", "missing"],
  [{ kind: "flood" }, "loss"],
  [{ kind: "admitted", reported: "2027-02-31" }, "reported"],
  [{ kind: "admitted", reported: "yesterday" }, "reported"],
  [{ kind: "admitted", reported: "1827-06-01" }, "reported"],
  [{ kind: "admitted", reported: "27-06-01" }, "reported"],
  [
    { kind: "admitted", reported: "2027-06-10", complete: "2027-06-01" },
    "complete",
  ],
  [{ kind: "twia", loss: "2027-06-10", reported: "2027-06-01" }, "reported"],
  [{ kind: "flood", loss: "2027-06-10", denied: "2027-06-01" }, "denied"],
  [
    { kind: "surplus", reported: "2027-06-01", accepted: "9".repeat(99) },
    "accepted",
  ],
])(
  "%j has a problem at one field and no result",
  (typed, field, isMissing?) => {
    const { problems, missing, result } = work(claimClockTool, typed as Typed);
    expect(isMissing ? missing : Object.keys(problems)).toEqual([field]);
    expect(result).toBeUndefined();
  },
);
