import { toolSection } from "#compile/schemas/tool-schema.ts";
import { disabilityGapTool } from "#tools/disability-gap/disability-gap.ts";

export const disabilityGap = toolSection(
  "disability-gap",
  "Works out what a disability plan leaves missing each month, and whether savings last until it pays.",
  disabilityGapTool,
  {
    says: [
      "taxed",
      "free",
      "nothing",
      "waitCovered",
      "waitShort",
      "noWait",
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
