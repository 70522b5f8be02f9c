import { expect, test } from "vitest";
import { figures } from "#content/figures.ts";
import { certificateYear, floodYear } from "./coastal-wind.ts";
import { counties } from "./counties.ts";

test("has the counties and the years of the register of figures", () => {
  expect(figures.windstormCounties.value).toContain(String(counties.length));
  expect(figures.twiaInspectionDate.value).toContain(String(certificateYear));
  expect(figures.twiaFloodDate.value).toContain(String(floodYear));
});
