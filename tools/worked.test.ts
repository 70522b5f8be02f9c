import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { businessIncomeTool } from "./business-income/business-income.ts";
import { certificateTool } from "./certificate/certificate.ts";
import { claimClockTool } from "./claim-clock/claim-clock.ts";
import { coastalWindTool } from "./coastal-wind/coastal-wind.ts";
import { compareQuotesTool } from "./compare-quotes/compare-quotes.ts";
import { deductibleTool } from "./deductible/deductible.ts";
import { disabilityGapTool } from "./disability-gap/disability-gap.ts";
import { floodWaitTool } from "./flood-wait/flood-wait.ts";
import { lifeNeedTool } from "./life-need/life-need.ts";
import { nonrenewedTool } from "./nonrenewed/nonrenewed.ts";
import { rebuildCostTool } from "./rebuild-cost/rebuild-cost.ts";
import { stormSheetTool } from "./storm-sheet/storm-sheet.ts";
import { work, type Typed, type Work } from "./tool.ts";

type Case = {
  case: string;
  tool: string;
  typed: Typed;
  result?: object;
  /** The ids of a certificate's requirements. */
  requirements?: string[];
  wrong?: string;
  missing?: string[];
};

const cases = parse(readFileSync("tests/cases/tools.yaml", "utf8"), {
  merge: true,
}) as readonly Case[];

const answers: Readonly<Record<string, (typed: Typed) => Work<object>>> = {
  "business-income": (typed) => work(businessIncomeTool, typed, "en"),
  certificate: (typed) => work(certificateTool, typed, "en"),
  "claim-clock": (typed) => work(claimClockTool, typed, "en"),
  "coastal-wind": (typed) => work(coastalWindTool, typed, "en"),
  "compare-quotes": (typed) => work(compareQuotesTool, typed, "en"),
  deductible: (typed) => work(deductibleTool, typed, "en"),
  "disability-gap": (typed) => work(disabilityGapTool, typed, "en"),
  "flood-wait": (typed) => work(floodWaitTool, typed, "en"),
  "life-need": (typed) => work(lifeNeedTool, typed, "en"),
  nonrenewed: (typed) => work(nonrenewedTool, typed, "en"),
  "rebuild-cost": (typed) => work(rebuildCostTool, typed, "en"),
  "storm-sheet": (typed) => work(stormSheetTool, typed, "en"),
};

test.each(cases)("$tool: $case", (one) => {
  const { problems, missing, result } = answers[one.tool]!(one.typed);
  expect(Object.keys(problems)).toEqual(one.wrong ? [one.wrong] : []);
  expect(missing).toEqual(one.missing ?? []);
  expect(result !== undefined).toBe(!one.wrong && !one.missing);
  if (one.requirements) {
    const { requirements } = result as { requirements: { id: string }[] };
    expect(requirements.map(({ id }) => id)).toEqual(one.requirements);
  } else if (one.result) expect(result).toMatchObject(one.result);
});
