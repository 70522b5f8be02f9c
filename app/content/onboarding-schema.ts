import * as v from "valibot";
import { metaDescription, metaTitle, text } from "./page-schema.ts";

/** content/onboarding.ts. The steps and their thresholds stand in forms/onboarding-progress.ts. */
export const onboardingSchema = v.strictObject({
  title: metaTitle,
  description: metaDescription,
  heading: text,
  intro: text,
  /** How the states are said. */
  states: v.strictObject({ completed: text, current: text, "to do": text }),
  specialist: v.strictObject({
    name: text,
    designation: text,
    phone: v.object({
      display: text,
      e164: v.pipe(text, v.regex(/^\+\d{8,15}$/, "is no E.164 number")),
    }),
    email: v.pipe(text, v.email("is no email address")),
    sample: v.optional(v.boolean()),
  }),
  /** The way back to the outside application. */
  button: text,
  note: text,
});

export type Onboarding = v.InferOutput<typeof onboardingSchema>;
