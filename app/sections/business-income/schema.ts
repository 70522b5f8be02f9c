import { toolSection } from "#compile/schemas/tool-schema.ts";

export const businessIncome = toolSection(
  "business-income",
  "Works out a limit for business income: what the business loses while it is closed, and until sales are back.",
  {
    fields: ["revenue", "stops", "months", "slow"],
    says: [
      "sentence",
      "withSlow",
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
