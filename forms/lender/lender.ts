import { attachmentHint } from "../attachment-rules.ts";
import { neededWithin } from "../day.ts";
import { defineForm, nameField } from "../define-form.ts";

/** What a lender, servicer or title company asks for. */
export const lender = defineForm({
  kind: "lender",
  page: "/customer-service/lender-request",
  name: "Lender request",
  label: "Lender request",
  what: "request",
  next: "A licensed person answers within one business day.",
  thanks:
    "A licensed person checks it against the policy and answers within one business day. A mortgagee clause is changed once the carrier has issued the endorsement.",
  subject: "lender request from",
  fields: {
    wanted: {
      type: "choice",
      label: "What do you need?",
      options: {
        evidence: "Evidence of insurance",
        mortgagee: "Mortgagee clause change",
        flood: "Flood evidence, or RCBAP for a condominium",
      },
      required: "Choose what you need",
    },
    name: { ...nameField, label: "Your name" },
    company: {
      type: "text",
      label: "Company",
      hint: "Lender, servicer or title company.",
      autoComplete: "organization",
      most: 200,
      required: "Enter your company",
    },
    email: {
      type: "email",
      label: "Email",
      hint: "The document goes there.",
      autoComplete: "email",
      required: "Enter your email address",
    },
    phone: {
      type: "phone",
      label: "Phone",
      hint: "For questions about this request only.",
      autoComplete: "tel",
    },
    borrower: {
      type: "text",
      label: "Borrower",
      hint: "As the policy names it.",
      autoComplete: "off",
      most: 200,
      required: "Enter the borrower",
    },
    propertyAddress: {
      type: "lines",
      label: "Property address",
      hint: "With the unit or building, if there is one.",
      autoComplete: "off",
      most: 500,
      rows: 3,
      required: "Enter the address of the property",
    },
    loan: {
      type: "text",
      label: "Loan number",
      hint: "It is printed on the document.",
      autoComplete: "off",
      most: 60,
    },
    clause: {
      type: "lines",
      label: "Mortgagee clause",
      hint: "As it should read on the policy, with its address.",
      privacy:
        "Please leave out the borrower’s Social Security and bank numbers.",
      autoComplete: "off",
      most: 2000,
      rows: 4,
    },
    attachment: {
      type: "file",
      label: "Lender’s requirements",
      hint: `If you have them as a file. ${attachmentHint}`,
      privacy: "Black out Social Security, bank and card numbers.",
    },
    neededBy: {
      type: "day",
      label: "Needed by",
      required: "Enter the date by which you need the document",
      wrong: neededWithin(1),
    },
  },
});
