import { nameRules, type FormRules } from "../field-rules.ts";

/** The words are in content/en/forms/lender.yaml. */
export const lenderRules = {
  kind: "lender",
  page: "/customer-service/lender-request",
  fields: {
    wanted: {
      type: "choice",
      group: "document",
      options: ["evidence", "mortgagee", "flood"],
      required: true,
    },
    name: { ...nameRules, group: "you" },
    company: {
      type: "text",
      beside: true,
      autoComplete: "organization",
      most: 200,
      required: true,
    },
    email: { type: "email", autoComplete: "email", required: true },
    phone: { type: "phone", autoComplete: "tel", beside: true },
    borrower: {
      type: "text",
      group: "loan",
      autoComplete: "off",
      most: 200,
      required: true,
    },
    loan: { type: "text", autoComplete: "off", most: 60, beside: true },
    propertyAddress: {
      type: "lines",
      autoComplete: "off",
      most: 500,
      rows: 3,
      required: true,
    },
    clause: { type: "lines", autoComplete: "off", most: 2000, rows: 4 },
    attachment: { type: "file" },
    neededBy: {
      type: "day",
      group: "deadline",
      range: { years: 1 },
      required: true,
    },
  },
} as const satisfies FormRules;
