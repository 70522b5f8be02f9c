import { expect, test } from "vitest";
import { figures } from "#content/figures.ts";
import { work, type Typed } from "#tools/tool.ts";
import { certificateYear, coastalWindTool, floodYear } from "./coastal-wind.ts";
import { counties } from "./counties.ts";

const base = { county: "nueces", built: "1975", zone: "other" };
const solved = (typed: Typed) => work(coastalWindTool, typed).result!;
const required = (typed: Typed) =>
  solved({ ...base, ...typed }).requirements.filter(
    (one) => one !== "declination" && one !== "repair",
  );

test("uses the numbers in the register of figures", () => {
  expect(figures.windstormCounties.value).toContain(String(counties.length));
  expect(figures.twiaInspectionDate.value).toContain(String(certificateYear));
  expect(figures.twiaFloodDate.value).toContain(String(floodYear));
});

/** Each case is one that the named source decides. */
test.each<[string, Typed, readonly string[]]>([
  [
    "Tex. Ins. Code § 2210.251(a): a house from 1988 on needs a certificate",
    { built: "1988" },
    ["building"],
  ],
  [
    "§ 2210.251(d) and (e): a house from before 1988 does not",
    { built: "1987" },
    ["exempt"],
  ],
  [
    "Caller-Times on TWIA, 2012: an old house with a new roof needs one for the work",
    { built: "1975", work: "done" },
    ["exempt", "done"],
  ],
  [
    "§ 2210.2515(b): work ahead is reported to the state before it begins",
    { built: "1995", work: "ahead" },
    ["building", "ahead"],
  ],
  [
    "Claims Journal on TWIA, 2009: repairs after Ike need one, whatever the age of the house",
    { county: "galveston", built: "1950", work: "done" },
    ["exempt", "done"],
  ],
  [
    "TWIA, “Flood Requirements”: altered in a V zone since September 2009",
    { built: "1995", work: "done", zone: "v", since: "yes" },
    ["building", "done", "flood"],
  ],
  [
    "28 TAC § 5.4904(c)(1): a repair in a V zone needs no flood insurance",
    { built: "1975", work: "done", zone: "v", since: "no" },
    ["exempt", "done"],
  ],
  [
    "TWIA agent bulletin, 2016: a new house outside the V zones needs none",
    { built: "2015", zone: "other" },
    ["building"],
  ],
  [
    "TWIA agent bulletin, 2016: a new house in a V zone does",
    { built: "2015", zone: "v", since: "yes" },
    ["building", "flood"],
  ],
  [
    "28 TAC § 5.4008 and orders of 1995: the strip of Harris County",
    { county: "harris", strip: "yes", built: "2001" },
    ["building"],
  ],
  [
    "a zone that is not known yet",
    { built: "2015", zone: "unknown", since: "yes" },
    ["building", "floodIf"],
  ],
])("%s", (_, typed, expected) => {
  expect(required(typed)).toEqual(expected);
});

test("TWIA does not insure elsewhere, and the rest is not asked", () => {
  expect(solved({ county: "harris", strip: "no" }).requirements).toEqual([]);
  expect(solved({ county: "other", built: "x" }).requirements).toEqual([]);
});

test("a younger building, more work and a V zone never need less", () => {
  for (const county of counties)
    for (let built = 1950; built <= 2026; built += 19) {
      const needs = (typed: Typed) =>
        solved({ county, built: String(built), ...typed }).requirements.length;
      const least = needs({ zone: "other" });
      for (const job of ["done", "ahead"])
        expect(needs({ zone: "other", work: job })).toBeGreaterThan(least);
      expect(needs({ zone: "v", since: "yes" })).toBeGreaterThan(least);
      const { requirements } = solved({ ...base, county, built: `${built}` });
      expect(requirements.includes("building")).toBe(built >= 1988);
      expect(requirements.includes("exempt")).toBe(built < 1988);
    }
});

test.each([
  [{ county: "dallas" }, "county"],
  [{ county: "<b>" }, "county"],
  [{ county: "harris", strip: "maybe" }, "strip"],
  [{ built: "-1990" }, "built"],
  [{ built: "9".repeat(30) }, "built"],
  [{ built: "31 February" }, "built"],
  [{ built: "1990.5" }, "built"],
  [{ built: "88" }, "built"],
  [{ zone: "AE" }, "zone"],
  [{ zone: "v", since: "perhaps" }, "since"],
  [{ built: "2015", zone: "v", since: "no" }, "since"],
])("%j has a problem at one field and no result", (wrong, field) => {
  const { problems, result } = work(coastalWindTool, { ...base, ...wrong });
  expect(Object.keys(problems)).toEqual([field]);
  expect(result).toBeUndefined();
});

test("nothing follows from half an answer, but a wrong year is said at once", () => {
  expect(
    work(coastalWindTool, { county: "nueces", built: "1990.5" }).problems,
  ).toEqual({ built: { kind: "number" } });
  expect(work(coastalWindTool, { county: "harris" })).toEqual({
    problems: {},
    missing: ["strip", "built", "zone"],
  });
  expect(work(coastalWindTool, { ...base, zone: "unknown" }).missing).toEqual([
    "since",
  ]);
});
