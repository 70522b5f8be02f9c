import { toolSection } from "#compile/schemas/tool-schema.ts";
import { lifeNeedTool } from "#tools/life-need/life-need.ts";

export const lifeNeed = toolSection(
  "life-need",
  "Works out how much life insurance is missing: what the family would need, less what it has.",
  lifeNeedTool,
  {
    says: [
      "short",
      "enough",
      "income",
      "mortgage",
      "debts",
      "college",
      "final",
      "need",
      "have",
      "haveKey",
      "gapKey",
    ],
    errors: ["noNeed"],
  },
);
