import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { claimClockTool } from "./claim-clock/claim-clock.ts";
import { deductibleTool } from "./deductible/deductible.ts";
import { disabilityGapTool } from "./disability-gap/disability-gap.ts";
import { rebuildCostTool } from "./rebuild-cost/rebuild-cost.ts";
import type { Field } from "./tool.ts";

const fields: Readonly<Record<string, Field<unknown>>> = {
  insured: deductibleTool.fields.insured,
  savings: disabilityGapTool.fields.savings,
  area: rebuildCostTool.fields.area,
  wear: deductibleTool.fields.wear,
  deductible: deductibleTool.fields.wind,
  day: claimClockTool.fields.reported,
};

type Row = { field: string; text: string } & Record<"en" | "es", unknown>;

const rows = parse(
  readFileSync("tests/cases/typed.yaml", "utf8"),
) as readonly Row[];

/** As the table writes it. */
function readAs(field: string, text: string, language: string): unknown {
  const read = fields[field]!.read(text, language);
  if ("problem" in read)
    return ["off", "unclear"].includes(read.problem.kind) ? "asks" : "no";
  const { percent, dollars } = Object(read.value) as Record<string, number>;
  return percent === undefined ? (dollars ?? read.value) : `${percent}%`;
}

test.each(rows)("$field: $text is $en, and in Spanish $es", (row) => {
  const { field, text, en, es } = row;
  expect({
    en: readAs(field, text, "en"),
    es: readAs(field, text, "es"),
  }).toEqual({ en, es });
});
