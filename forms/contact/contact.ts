import { defineForm, nameField } from "../define-form.ts";

/** A message to the brokerage. */
export const contact = defineForm({
  kind: "contact",
  page: "/contact",
  name: "Message",
  label: "Contact",
  what: "message",
  next: "",
  thanks:
    "A licensed person reads it and answers by the way you left us. Coverage is not bound or changed by it.",
  subject: "message from",
  fields: {
    audience: {
      type: "choice",
      label: "Who is writing?",
      options: { customer: "I’m a customer", lender: "Lenders / Mortgages" },
      first: "customer",
    },
    name: nameField,
    email: {
      type: "email",
      label: "Email",
      autoComplete: "email",
      required: "Enter your email address",
    },
    phone: { type: "phone", label: "Phone", autoComplete: "tel" },
    message: {
      type: "lines",
      label: "Message",
      privacy:
        "Please leave out Social Security and card numbers, health details and anything else that is private.",
      most: 5000,
      rows: 3,
      required: "Enter your message",
    },
  },
});
