import { toolSection } from "#compile/schemas/tool-schema.ts";

export const lifeNeed = toolSection(
  "life-need",
  "Works out how much life insurance is missing: what the family would need, less what it has.",
  {
    fields: [
      "income",
      "years",
      "mortgage",
      "debts",
      "college",
      "final",
      "savings",
      "coverage",
    ],
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
