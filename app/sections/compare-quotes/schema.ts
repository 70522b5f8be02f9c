import { toolSection } from "#compile/schemas/tool-schema.ts";
import { compareQuotesTool } from "#tools/compare-quotes/compare-quotes.ts";

export const compareQuotes = toolSection(
  "compare-quotes",
  "Compares two to four quotes of the visitor for one loss, marks where they differ and lists what to ask.",
  compareQuotesTool,
  {
    says: [
      "hail",
      "pipe",
      "fire",
      "otherLoss",
      "sentence",
      "part",
      "and",
      "left",
      "steps",
      "worn",
      "capped",
      "pays",
      "dentsLeft",
      "codeLeft",
      "paysKey",
      "leftKey",
      "table",
      "differs",
      "unsaid",
      "ask",
      "question",
      "askNothing",
    ],
    errors: ["twoQuotes", "needed"],
  },
);
