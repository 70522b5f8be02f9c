import { policyRules, senderRules, type FormRules } from "../field-rules.ts";

/** The words are in content/en/forms/cancellation.yaml. */
export const cancellationRules = {
  kind: "cancellation",
  page: "/customer-service/cancel",
  answersOnPage: true,
  fields: {
    policy: { ...policyRules, required: true },
    endsOn: { type: "day", range: { years: 1 }, required: true, beside: true },
    reason: {
      type: "choice",
      options: ["sold", "replaced", "price", "other"],
    },
    message: { type: "lines", most: 2000, rows: 2 },
    ...senderRules,
  },
} as const satisfies FormRules;
