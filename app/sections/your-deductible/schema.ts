import { toolSection } from "#compile/schemas/tool-schema.ts";

export const yourDeductible = toolSection(
  "your-deductible",
  "Works out from the visitor’s own policy who pays how much of a loss, under each deductible.",
  {
    fields: ["insured", "loss", "wind", "storm", "other", "roof", "wear"],
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
