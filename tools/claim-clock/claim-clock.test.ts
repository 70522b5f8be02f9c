import { expect, test } from "vitest";
import { work, type Typed } from "#tools/tool.ts";
import { claimClockTool } from "./claim-clock.ts";

test("what comes next follows the latest letter", () => {
  const next = (typed: Typed) => {
    const sent = { kind: "admitted", reported: "2027-06-01", ...typed };
    return work(claimClockTool, sent, "en").result!.next.map(({ id }) => id);
  };
  expect(next({})).toEqual(["acknowledge"]);
  expect(next({ complete: "2027-06-14" })).toEqual(["decide"]);
  expect(next({ accepted: "2027-06-20" })).toEqual(["pay"]);
  expect(next({ accepted: "2027-06-20", paid: "2027-06-22" })).toEqual([]);
  expect(next({ denied: "2027-06-20" })).toEqual(["sue"]);
  expect(next({ kind: "twia", accepted: "2027-08-04" })).toEqual([
    "twiaPay",
    "twiaAppraisal",
  ]);
});
