import { nameRules, type FormRules } from "../field-rules.ts";

/** The words are in content/en/forms/lender.yaml. */
export const lenderRules = {
  kind: "lender",
  page: "/customer-service/lender-request",
  keepsDraft: true,
  groups: ["document", "you", "loan", "deadline"],
  fields: {
    wanted: {
      type: "choice",
      options: ["evidence", "mortgagee", "flood"],
      required: true,
    },
    name: nameRules,
    company: {
      type: "text",
      autoComplete: "organization",
      most: 200,
      required: true,
    },
    email: { type: "email", autoComplete: "email", required: true },
    phone: { type: "phone", autoComplete: "tel" },
    borrower: { type: "text", autoComplete: "off", most: 200, required: true },
    propertyAddress: {
      type: "lines",
      autoComplete: "off",
      most: 500,
      rows: 3,
      required: true,
    },
    loan: { type: "text", autoComplete: "off", most: 60 },
    clause: { type: "lines", autoComplete: "off", most: 2000, rows: 4 },
    attachment: { type: "file" },
    neededBy: { type: "day", range: { years: 1 }, required: true },
  },
} as const satisfies FormRules;
