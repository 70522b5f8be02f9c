import { toolSection } from "#compile/schemas/tool-schema.ts";
import {
  sheetPolicies,
  stormSheetTool,
} from "#tools/storm-sheet/storm-sheet.ts";
import { sheetSteps } from "./sheet-steps.ts";

export const stormSheet = toolSection(
  "storm-sheet",
  "A sheet for the refrigerator: claim numbers, the deductible, six steps and a wallet card.",
  stormSheetTool,
  {
    says: [
      "sentence",
      "sentence-you-pay",
      "in-county",
      "elsewhere",
      "sheet",
      "claims",
      "write",
      "number",
      ...sheetPolicies.map((policy) => `call-${policy}` as const),
      "another",
      "no-flood",
      "you-pay",
      "of-insured",
      "look-up",
      "fold",
      "steps",
      ...sheetSteps.flatMap((id) => [id, `${id}-text`] as const),
      "wallet",
      "reminder",
      "reminder-text",
    ],
    errors: [],
  },
);
