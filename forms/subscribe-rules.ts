import type { FieldRules } from "./field-rules.ts";

/** The fields of the newsletter form. The words are in content/en/forms/subscribe.yaml. */
export const subscribeRules = {
  email: { type: "email", autoComplete: "email", required: true },
  terms: { type: "box", required: true },
} as const satisfies Record<string, FieldRules>;
