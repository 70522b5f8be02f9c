import { toolSection } from "#compile/schemas/tool-schema.ts";
import { deductibleTool } from "#tools/deductible/deductible.ts";

export const yourDeductible = toolSection(
  "your-deductible",
  "Works out from the visitor’s own policy who pays how much of a loss, under each deductible.",
  deductibleTool,
  {
    says: [
      "wind",
      "storm",
      "other",
      "whole",
      "percent",
      "flat",
      "worn",
      "capped",
      "insured",
      "pays",
      "sentence",
      "part",
      "and",
      "left",
      "paysKey",
      "leftKey",
    ],
    errors: ["noDeductible", "noWear"],
  },
);
