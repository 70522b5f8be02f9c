import { toolSection } from "#compile/schemas/tool-schema.ts";
import { businessIncomeTool } from "#tools/business-income/business-income.ts";

export const businessIncome = toolSection(
  "business-income",
  "Works out a limit for business income: what the business loses while it is closed, and until sales are back.",
  businessIncomeTool,
  {
    says: [
      "sentence",
      "withSlow",
      "one",
      "months",
      "month",
      "closed",
      "recovery",
      "limit",
      "marginKey",
      "lostKey",
      "limitKey",
    ],
    errors: ["noIncome"],
  },
);
