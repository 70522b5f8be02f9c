import { senderRules, type FormRules } from "../field-rules.ts";

/** The words are in content/en/forms/privacy.yaml. */
export const privacyRules = {
  kind: "privacy",
  page: "/customer-service/my-data",
  answersOnPage: true,
  fields: {
    wanted: {
      type: "choice",
      options: ["see", "correct", "delete", "newsletter"],
      required: true,
    },
    message: { type: "lines", most: 2000, rows: 2 },
    ...senderRules,
  },
} as const satisfies FormRules;
