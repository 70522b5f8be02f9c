import { nameRules, type FormRules } from "../field-rules.ts";

/** The words are in content/en/forms/certificate.yaml. */
export const certificateRules = {
  kind: "certificate",
  page: "/customer-service/certificate-request",
  fields: {
    name: { ...nameRules, group: "you" },
    email: { type: "email", autoComplete: "email", required: true },
    phone: { type: "phone", autoComplete: "tel", beside: true },
    insured: {
      type: "text",
      group: "insured",
      autoComplete: "organization",
      most: 200,
      required: true,
    },
    policy: { type: "text", autoComplete: "off", most: 60 },
    holder: {
      type: "text",
      group: "holder",
      autoComplete: "off",
      most: 200,
      required: true,
    },
    holderAddress: {
      type: "lines",
      autoComplete: "off",
      most: 500,
      rows: 3,
      required: true,
    },
    lines: {
      type: "boxes",
      options: [
        "generalLiability",
        "commercialAuto",
        "workersCompensation",
        "umbrella",
        "property",
        "professionalLiability",
      ],
      required: true,
    },
    additionalInsured: { type: "box", group: "contract" },
    wording: { type: "lines", most: 2000, rows: 2 },
    attachment: { type: "file" },
    neededBy: {
      type: "day",
      group: "deadline",
      range: { years: 2 },
      required: true,
    },
  },
} as const satisfies FormRules;
