import { expect, test } from "vitest";
import { work, type Typed } from "#tools/tool.ts";
import { claimClockTool } from "./claim-clock.ts";

const solved = (typed: Typed) => work(claimClockTool, typed, "en").result!;
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
  expect(work(claimClockTool, typed, "en").problems).toEqual({});
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
    const { problems, missing, result } = work(
      claimClockTool,
      typed as Typed,
      "en",
    );
    expect(isMissing ? missing : Object.keys(problems)).toEqual([field]);
    expect(result).toBeUndefined();
  },
);
