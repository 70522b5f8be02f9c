import type { Onboarding } from "#app/content/onboarding-schema.ts";
import { site } from "./site.ts";

export default {
  title: `Onboarding | ${site.name}`,
  description:
    "Where you are in the application, which steps are left, and who is there to help you along the way.",
  heading: "Your application",
  intro: "Six steps to a quote. You can stop at any of them and come back.",
  states: { completed: "Completed", current: "Next", "to do": "To do" },
  specialist: {
    name: "Ana Reyes",
    designation: "Onboarding specialist",
    phone: site.phone,
    email: site.email,
    sample: true,
  },
  button: "Continue the application",
  note: "A quote is no coverage. Coverage starts when a licensed person confirms it in writing.",
} satisfies Onboarding;
