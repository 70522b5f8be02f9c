import { expect, test } from "vitest";
import { figures } from "#content/figures.ts";
import { work, type Typed } from "#tools/tool.ts";
import { certificateYear, coastalWindTool, floodYear } from "./coastal-wind.ts";
import { counties } from "./counties.ts";

const base = { county: "nueces", built: "1975", zone: "other" };
const solved = (typed: Typed) => work(coastalWindTool, typed, "en").result!;
test("has the counties and the years of the register of figures", () => {
  expect(figures.windstormCounties.value).toContain(String(counties.length));
  expect(figures.twiaInspectionDate.value).toContain(String(certificateYear));
  expect(figures.twiaFloodDate.value).toContain(String(floodYear));
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
      expect(needs({ zone: "v", since: "yes", work: "done" })).toBeGreaterThan(
        least,
      );
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
  const { problems, result } = work(
    coastalWindTool,
    { ...base, ...wrong },
    "en",
  );
  expect(Object.keys(problems)).toEqual([field]);
  expect(result).toBeUndefined();
});

test("nothing follows from half an answer, but a wrong year is said at once", () => {
  expect(
    work(coastalWindTool, { county: "nueces", built: "1990.5" }, "en").problems,
  ).toEqual({ built: { kind: "number" } });
  expect(work(coastalWindTool, { county: "harris" }, "en")).toEqual({
    problems: {},
    missing: ["strip", "built", "zone"],
  });
  expect(
    work(coastalWindTool, { ...base, zone: "unknown" }, "en").missing,
  ).toEqual(["since"]);
});
