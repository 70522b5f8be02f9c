import { nameRules, policyRules, type FormRules } from "../field-rules.ts";

/** The words are in content/en/forms/papers.yaml. */
export const papersRules = {
  kind: "papers",
  page: "/customer-service/policy-papers",
  answersOnPage: true,
  fields: {
    wanted: {
      type: "choice",
      options: ["idCard", "copy", "lossRuns", "other"],
      required: true,
    },
    policy: { ...policyRules, beside: true },
    message: { type: "lines", most: 2000, rows: 2 },
    name: nameRules,
    // The documents are mailed.
    email: { type: "email", autoComplete: "email", required: true },
    phone: { type: "phone", autoComplete: "tel", beside: true },
  },
} as const satisfies FormRules;
