import * as v from "valibot";
import { checkFields, emailField, type FieldsCheck } from "./fields.ts";

/** The wording beside the box. It is kept with every subscription: a change of words is a new version. */
export const consentVersion = "2026-11";

/** What the subscribe form may hold, for browser and server. */
const subscribeSchema = v.strictObject({
  email: v.pipe(
    emailField("Email address"),
    v.nonEmpty("Enter your email address"),
  ),
  terms: v.pipe(
    v.string(),
    v.check(
      (value) => value === "yes",
      "Tick the box to accept the Terms of Service & Privacy Policy",
    ),
  ),
});

export type SubscribeFields = v.InferOutput<typeof subscribeSchema>;
export type SubscribeErrors = Partial<Record<keyof SubscribeFields, string>>;

export type SubscribeCheck = FieldsCheck<SubscribeFields>;

/** Checks what was sent. A field that is missing counts as empty: browsers leave out a box that is not ticked. */
export function checkSubscribe(input: Record<string, unknown>): SubscribeCheck {
  return checkFields(subscribeSchema, { email: "", terms: "", ...input });
}
