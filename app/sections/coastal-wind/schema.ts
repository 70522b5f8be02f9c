import { toolSection } from "#compile/schemas/tool-schema.ts";
import {
  coastalWindTool,
  requirementIds,
} from "#tools/coastal-wind/coastal-wind.ts";

/** Each requirement in the sentence, its title, and what to do. */
const ofRequirements = requirementIds.flatMap(
  (id) => [id, `${id}-title`, `${id}-text`] as const,
);

export const coastalWind = toolSection(
  "coastal-wind",
  "Says what TWIA requires to insure a building against wind and hail, with a map of the coast.",
  coastalWindTool,
  {
    says: [...ofRequirements, "sentence", "and", "outside", "searches"],
    errors: ["number", "low", "high", "builtSince", "alteredSince"],
  },
);
