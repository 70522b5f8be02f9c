import { describe, expect, test } from "vitest";
import { work, type Typed } from "#tools/tool.ts";
import { certificateTool, linesOf } from "./certificate.ts";

const solved = (typed: Typed) => work(certificateTool, typed, "en").result!;
const idsOf = (typed: Typed) =>
  solved(typed).requirements.map(({ id }) => id as string);

describe("worked cases from outside", () => {
  test.each<[string, Typed, string[]]>([
    [
      "Texas Department of Information Resources: liability, auto and workers’ compensation with additional insured and waiver",
      {
        contract: "other",
        occurrence: "$1,000,000.00",
        aggregate: "2,000,000",
        additional: "ongoing",
        waiver: "yes",
        auto: "500,000",
        workers: "yes",
      },
      [
        "occurrence",
        "aggregate",
        "designated",
        "waiver",
        "auto",
        "auto-insured",
        "auto-waiver",
        "workers",
        "workers-waiver",
      ],
    ],
    [
      "Harris County: additional insured on a primary basis, with umbrella",
      {
        occurrence: "1m",
        aggregate: "2m",
        additional: "both",
        primary: "yes",
        auto: "1m",
        workers: "yes",
        umbrella: "1m",
      },
      [
        "occurrence",
        "aggregate",
        "ongoing",
        "completed",
        "primary",
        "auto",
        "auto-insured",
        "workers",
        "umbrella",
        "umbrella-follows",
      ],
    ],
    [
      "City of Ferris, network providers: limits, and nothing for the city",
      { occurrence: "5m", aggregate: "10m", auto: "1m", workers: "yes" },
      ["occurrence", "aggregate", "auto", "workers"],
    ],
    [
      "City of Ferris, contractors for public works",
      { occurrence: "1m", aggregate: "2m", auto: "1m", workers: "yes" },
      ["occurrence", "aggregate", "auto", "workers"],
    ],
    [
      "TDI, certificates, question 1: additional insured comes from an endorsement",
      { additional: "ongoing" },
      ["ongoing"],
    ],
    [
      "TDI, certificates, question 2: so does a waiver",
      { waiver: "yes" },
      ["waiver"],
    ],
    [
      "an agency’s guide: completed work needs CG 20 37 besides CG 20 10",
      { additional: "both" },
      ["ongoing", "completed"],
    ],
    [
      "an agency’s guide: general contractors in Texas ask for 1m and 2m",
      { occurrence: "1,000,000", aggregate: "2m", additional: "both" },
      ["occurrence", "aggregate", "ongoing", "completed"],
    ],
    [
      "CG 20 11: a tenant’s landlord",
      { contract: "lease", occurrence: "1m", additional: "ongoing" },
      ["occurrence", "lessor"],
    ],
    [
      "IA Magazine, build-out for a tenant: additional insured, waiver, primary",
      { additional: "ongoing", waiver: "yes", primary: "yes" },
      ["ongoing", "primary", "waiver"],
    ],
  ])("%s", (_, typed, ids) => {
    expect(idsOf(typed)).toEqual(ids);
  });
});

/** Every choice, with and without each limit. */
function* cases() {
  const bits = (count: number, bit: number) => (count >> bit) & 1;
  for (const contract of ["work", "lease", "other"])
    for (const additional of ["no", "ongoing", "both"])
      for (let count = 0; count < 128; count++)
        yield {
          contract,
          additional,
          occurrence: bits(count, 0) ? "1m" : "",
          aggregate: bits(count, 1) ? "2m" : "",
          auto: bits(count, 2) ? "1m" : "",
          umbrella: bits(count, 3) ? "5m" : "",
          workers: bits(count, 4) ? "yes" : "no",
          waiver: bits(count, 5) ? "yes" : "no",
          primary: bits(count, 6) ? "yes" : "no",
        };
}

test("a longer contract never has a shorter list, and one endorsement makes the other side an insured", () => {
  for (const typed of cases()) {
    const { result } = work(certificateTool, typed, "en");
    if (!result) continue;
    const ids = idsOf(typed);
    expect(ids.length).toBe(new Set(ids).size);
    expect(
      ids.filter((id) => ["ongoing", "lessor", "designated"].includes(id)),
    ).toHaveLength(typed.additional === "no" ? 0 : 1);
    for (const more of [{ waiver: "yes" }, { additional: "both" }]) {
      const longer = idsOf({ ...typed, ...more });
      expect(longer).toEqual(expect.arrayContaining(ids));
    }
    // Waivers and additional insureds are only on lines that the certificate shows.
    const lines = linesOf(result);
    expect(ids.some((id) => id.startsWith("auto"))).toBe(lines.commercialAuto);
    expect(ids.some((id) => id.startsWith("umbrella"))).toBe(lines.umbrella);
    expect(ids.some((id) => id.startsWith("workers"))).toBe(
      lines.workersCompensation,
    );
  }
});

test("limits appear on a certificate, and terms are in the policy", () => {
  for (const typed of cases())
    for (const { limit, isTerm, id } of work(certificateTool, typed, "en")
      .result?.requirements ?? [])
      expect(isTerm).toBe(limit === undefined && id !== "workers");
});

test.each<[Typed, string]>([
  [{}, "occurrence"],
  [{ additional: "perhaps" }, "occurrence"],
  [{ occurrence: "-1m" }, "occurrence"],
  [{ occurrence: "0" }, "occurrence"],
  [{ occurrence: "9".repeat(30) }, "occurrence"],
  [{ occurrence: "a million" }, "occurrence"],
  [{ occurrence: "1m/2m" }, "occurrence"],
  [{ occurrence: "2m", aggregate: "1m" }, "aggregate"],
  [{ auto: "<script>" }, "auto"],
  [{ umbrella: "500m" }, "umbrella"],
])("%j has a problem at one field and no result", (wrong, field) => {
  const { problems, missing, result } = work(certificateTool, wrong, "en");
  expect(Object.keys(problems)).toEqual([field]);
  expect(missing).toEqual([]);
  expect(result).toBeUndefined();
});

test("only construction asks for CG 20 37: a lease has no finished work", () => {
  const after = (contract: string) =>
    idsOf({ contract, additional: "both" }).filter((id) =>
      ["completed", "after"].includes(id),
    );
  expect(after("work")).toEqual(["completed"]);
  expect(after("lease")).toEqual(["after"]);
  expect(after("other")).toEqual(["after"]);
});
