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
