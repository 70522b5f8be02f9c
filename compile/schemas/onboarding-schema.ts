import * as v from "valibot";
import {
  email,
  field,
  metaDescription,
  metaTitle,
  phone,
  sample,
  text,
} from "./page-schema.ts";

/** content/en/onboarding.yaml. The steps and their thresholds are in forms/onboarding-progress.ts. */
export const onboardingSchema = v.strictObject({
  title: metaTitle,
  description: metaDescription,
  heading: text,
  intro: text,
  states: field(
    "What screen readers say of a step.",
    v.strictObject({ completed: text, current: text, "to do": text }),
  ),
  specialist: v.optional(
    v.strictObject({ name: text, designation: text, phone, email, sample }),
  ),
  button: field("The button that leads back to the application."),
  note: text,
});
