import { toolSection } from "#compile/schemas/tool-schema.ts";
import {
  certificateTool,
  requirementIds,
} from "#tools/certificate/certificate.ts";

/** What the contract asks, and below it what gives it, where a certificate shows it, and what to ask. */
const ofRequirements = requirementIds.flatMap(
  (id) => [id, `${id}-text`] as const,
);

export const certificateRequirements = toolSection(
  "certificate-requirements",
  "Lists what to look for in the policies for the insurance that a contract requires, and fills in the certificate request.",
  certificateTool,
  {
    says: [
      ...ofRequirements,
      "sentence",
      "noTerms",
      "oneTerm",
      "list",
      "generalLiability",
      "commercialAuto",
      "workersCompensation",
      "umbrellaLine",
      "statutory",
      "insured",
      "holder",
      "request",
    ],
    errors: ["nothing", "lowAggregate"],
  },
);
