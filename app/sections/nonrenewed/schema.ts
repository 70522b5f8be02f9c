import { toolSection } from "#compile/schemas/tool-schema.ts";
import { nonrenewedTool, stepIds } from "#tools/nonrenewed/nonrenewed.ts";

/** When each step is, its title, and what to do. */
const ofSteps = stepIds.flatMap(
  (id) => [`${id}-week`, id, `${id}-text`] as const,
);

export const nonrenewed = toolSection(
  "nonrenewed",
  "Says whether a notice of nonrenewal or cancellation came late and what follows, and dates the weeks to a new policy.",
  nonrenewedTool,
  {
    says: [
      "nonrenewalInTime",
      "nonrenewalLatePersonal",
      "nonrenewalLateBusiness",
      "cancellationInTime",
      "cancellationLate",
      "surplusInTime",
      "surplusLate",
      "due",
      "given",
      "lastDay",
      "givenKey",
      "missingKey",
      ...ofSteps,
      "end-week",
      "end",
      "end-text",
      "step",
      "leg",
      "day",
      "days",
      "scale",
    ],
    errors: ["afterEnd", "yearEarly", "outside"],
  },
);
