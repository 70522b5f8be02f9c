import { toolSection } from "#compile/schemas/tool-schema.ts";
import { rebuildCostTool } from "#tools/rebuild-cost/rebuild-cost.ts";

export const rebuildCost = toolSection(
  "rebuild-cost",
  "Works out what it costs to rebuild, what the policy requires as a limit, and how much of a partial loss counts.",
  rebuildCostTool,
  {
    says: [
      "about",
      "rebuild",
      "short",
      "part",
      "enough",
      "full",
      "rebuildRow",
      "requiredRow",
      "limitRow",
      "lossRow",
      "counted",
      "paysKey",
      "leftKey",
    ],
    errors: ["noLimit"],
  },
);
