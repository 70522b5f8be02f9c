import { answerRules, nameRules, type FormRules } from "../field-rules.ts";
import { claimLines } from "./claim-lines.ts";

/** The words are in content/en/forms/claim.yaml. */
export const claimRules = {
  kind: "claim",
  page: "/customer-service/claims",
  answersOnPage: true,
  fields: {
    name: nameRules,
    phone: {
      type: "phone",
      autoComplete: "tel",
      digits: 10,
      required: true,
      unless: "email",
    },
    email: {
      type: "email",
      autoComplete: "email",
      unless: "phone",
      beside: true,
    },
    line: { type: "choice", options: claimLines, required: true },
    happenedOn: { type: "day", range: "past", beside: true },
    message: { type: "lines", most: 5000, rows: 3, required: true },
    attachment: { type: "file" },
    policy: { type: "text", autoComplete: "off", most: 60 },
    bestTime: { type: "text", autoComplete: "off", most: 100, beside: true },
    ...answerRules,
  },
} as const satisfies FormRules;
