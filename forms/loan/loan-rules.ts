import { policyRules, senderRules, type FormRules } from "../field-rules.ts";

/** The words are in content/en/forms/loan.yaml. */
export const loanRules = {
  kind: "loan",
  page: "/customer-service/lender-change",
  answersOnPage: true,
  fields: {
    policy: { ...policyRules, required: true },
    loan: { type: "text", autoComplete: "off", most: 60, beside: true },
    lender: {
      type: "lines",
      autoComplete: "off",
      most: 500,
      rows: 3,
      required: true,
    },
    startsOn: { type: "day", range: { years: 1 } },
    attachment: { type: "file" },
    ...senderRules,
  },
} as const satisfies FormRules;
