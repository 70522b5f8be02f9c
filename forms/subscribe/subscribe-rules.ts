import type { FormRules } from "../field-rules.ts";

/** The newsletter form, which brings no lead. The words are in content/en/forms/subscribe.yaml. */
export const subscribeRules = {
  kind: "subscribe",
  page: "/subscribe/problem",
  shownAt: "/blog",
  fields: {
    email: { type: "email", autoComplete: "email", required: true },
    terms: { type: "box", consent: true, required: true },
  },
} as const satisfies FormRules;
