import { nameRules, type FormRules } from "../field-rules.ts";

/** The words are in content/en/forms/contact.yaml. */
export const contactRules = {
  kind: "contact",
  page: "/contact",
  shownAt: "/#contact",
  fields: {
    audience: {
      type: "choice",
      options: ["customer", "lender"],
      first: "customer",
    },
    name: nameRules,
    email: { type: "email", autoComplete: "email", required: true },
    phone: { type: "phone", autoComplete: "tel", beside: true },
    message: { type: "lines", most: 5000, rows: 3, required: true },
  },
} as const satisfies FormRules;
