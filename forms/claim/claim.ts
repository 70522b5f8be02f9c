import { defineForm, nameField } from "../define-form.ts";

/** What a claim can be about. */
export const claimLines = {
  property: "Property",
  auto: "Auto",
  liability: "Liability",
  "workers-compensation": "Workers’ compensation",
  flood: "Flood",
} as const;

/** Asks the brokerage to call about a claim. It opens none at the carrier. */
export const claim = defineForm({
  kind: "claim",
  page: "/customer-service/claims",
  name: "Request for a call",
  label: "Have us call you",
  what: "request",
  next: "We call you back within one business day.",
  thanks:
    "We call you back within one business day. For something that cannot wait, call the carrier’s claim line. No claim is open at the carrier yet.",
  subject: "claim reported by",
  fields: {
    name: nameField,
    phone: {
      type: "phone",
      label: "Phone",
      hint: "We call this number about this claim.",
      autoComplete: "tel",
      digits: 7,
      required: "Enter the phone number that we should call",
    },
    email: {
      type: "email",
      label: "Email",
      hint: "If you want it in writing too.",
      autoComplete: "email",
    },
    line: {
      type: "choice",
      label: "What is it about?",
      options: claimLines,
      required: "Choose what the claim is about",
    },
    happenedOn: {
      type: "day",
      label: "When did it happen?",
      wrong: (day, today) =>
        day > today ? "Enter a date that is not in the future" : undefined,
    },
    message: {
      type: "lines",
      label: "What happened?",
      hint: "A few words are enough.",
      privacy:
        "Please leave out who is to blame, injuries in detail, and Social Security and card numbers.",
      most: 5000,
      rows: 3,
      required: "Say in a few words what happened",
    },
    policy: {
      type: "text",
      label: "Policy number",
      hint: "Finds the right policy sooner.",
      autoComplete: "off",
      most: 60,
    },
    bestTime: {
      type: "text",
      label: "Best time to call",
      hint: "Such as mornings, or after 3 p.m.",
      autoComplete: "off",
      most: 100,
    },
    textConsent: {
      type: "box",
      label:
        "You may text me about this claim at the number above. Message and data rates may apply. I can reply STOP at any time. You will call me whether I tick this or not.",
      shortLabel: "Texts allowed",
      version: "2026-11",
    },
  },
});
