import { attachmentHint } from "../attachment-rules.ts";
import { neededWithin } from "../day.ts";
import { defineForm, nameField } from "../define-form.ts";

/** Asks for a certificate of insurance. */
export const certificate = defineForm({
  kind: "certificate",
  page: "/customer-service/certificate-request",
  name: "Certificate request",
  label: "Certificate request",
  what: "request",
  next: "A licensed person answers within one business day.",
  thanks:
    "A licensed person checks it against the policy and answers within one business day. The request itself changes no coverage.",
  subject: "certificate request from",
  fields: {
    name: nameField,
    email: {
      type: "email",
      label: "Email",
      hint: "The certificate goes there.",
      autoComplete: "email",
      required: "Enter your email address",
    },
    phone: {
      type: "phone",
      label: "Phone",
      hint: "For questions about this request only.",
      autoComplete: "tel",
    },
    insured: {
      type: "text",
      label: "Named insured",
      hint: "The person or company that the policy names first.",
      autoComplete: "organization",
      most: 200,
      required: "Enter the named insured as it stands on the policy",
    },
    policy: {
      type: "text",
      label: "Policy number",
      hint: "Finds the right policy sooner. Leave it empty if it is not at hand.",
      autoComplete: "off",
      most: 60,
    },
    holder: {
      type: "text",
      label: "Certificate holder",
      hint: "The exact legal name, as the contract spells it.",
      autoComplete: "off",
      most: 200,
      required: "Enter who asks for the certificate",
    },
    holderAddress: {
      type: "lines",
      label: "Holder’s mailing address",
      autoComplete: "off",
      most: 500,
      rows: 3,
      required: "Enter the certificate holder’s address",
    },
    lines: {
      type: "boxes",
      label: "Lines to show",
      hint: "Tick at least one.",
      options: {
        generalLiability: "General liability",
        commercialAuto: "Commercial auto",
        workersCompensation: "Workers’ compensation",
        umbrella: "Umbrella or excess",
        property: "Property",
        professionalLiability: "Professional liability",
      },
      required: "Choose at least one line of coverage",
    },
    additionalInsured: {
      type: "box",
      label: "It asks that the holder be an additional insured",
    },
    wording: {
      type: "lines",
      label: "Wording",
      hint: "What it wants the certificate to say, if anything.",
      most: 2000,
      rows: 2,
    },
    attachment: {
      type: "file",
      label: "Insurance page of the contract",
      hint: `Lets us check the wording. ${attachmentHint}`,
      privacy: "Black out prices, and Social Security, bank and card numbers.",
    },
    neededBy: {
      type: "day",
      label: "Needed by",
      required: "Enter the date by which you need the certificate",
      wrong: neededWithin(2),
    },
  },
});
