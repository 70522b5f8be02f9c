import { policyRules, senderRules, type FormRules } from "../field-rules.ts";

/** The words are in content/en/forms/change.yaml. */
export const changeRules = {
  kind: "change",
  page: "/customer-service/policy-change",
  answersOnPage: true,
  fields: {
    wanted: {
      type: "choice",
      options: [
        "vehicle",
        "driver",
        "property",
        "nameOrAddress",
        "bill",
        "other",
      ],
      required: true,
    },
    policy: { ...policyRules, beside: true },
    message: { type: "lines", most: 5000, rows: 4, required: true },
    startsOn: { type: "day", range: { years: 1 } },
    attachment: { type: "file" },
    ...senderRules,
  },
} as const satisfies FormRules;
