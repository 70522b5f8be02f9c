import { senderRules, type FormRules } from "../field-rules.ts";

/** The words are in content/en/forms/quote.yaml. */
export const quoteRules = {
  kind: "quote",
  page: "/quote",
  answersOnPage: true,
  fields: {
    what: {
      type: "boxes",
      options: ["home", "autos", "business", "trucks", "life", "other"],
      required: true,
    },
    insure: { type: "lines", most: 4000, rows: 2 },
    neededBy: { type: "day", range: { years: 2 } },
    message: { type: "lines", most: 2000, rows: 2 },
    ...senderRules,
  },
} as const satisfies FormRules;
