import { senderRules, type FormRules } from "../field-rules.ts";

/** The words are in content/en/forms/quote.yaml. */
export const quoteRules = {
  kind: "quote",
  page: "/quote",
  answersOnPage: true,
  fields: {
    insure: { type: "lines", most: 2000, rows: 3, required: true },
    neededBy: { type: "day", range: { years: 2 } },
    message: { type: "lines", most: 2000, rows: 2 },
    ...senderRules,
  },
} as const satisfies FormRules;
