import { toolSection } from "#compile/schemas/tool-schema.ts";
import { disabilityGapTool } from "#tools/disability-gap/disability-gap.ts";

export const disabilityGap = toolSection(
  "disability-gap",
  "Works out what a disability plan leaves missing each month, and whether savings last until it pays.",
  disabilityGapTool,
  {
    says: [
      "taxed",
      "taxedEnough",
      "free",
      "freeEnough",
      "noPlan",
      "waitCovered",
      "waitShort",
      "costs",
      "paysTaxed",
      "paysFree",
      "days",
      "lasts",
      "paysKey",
      "leftKey",
    ],
    errors: [],
  },
);
