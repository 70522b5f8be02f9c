import { policyRules, senderRules, type FormRules } from "../field-rules.ts";

/** The words are in content/en/forms/complaint.yaml. */
export const complaintRules = {
  kind: "complaint",
  page: "/customer-service/complaint",
  answersOnPage: true,
  fields: {
    message: { type: "lines", most: 5000, rows: 5, required: true },
    remedy: { type: "lines", most: 2000, rows: 2 },
    policy: policyRules,
    attachment: { type: "file" },
    ...senderRules,
  },
} as const satisfies FormRules;
