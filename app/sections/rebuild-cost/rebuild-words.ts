import type { Calculators } from "#compile/schemas/calculators-schema.ts";
import { dollars } from "#words/dollars.ts";
import { rebuildCost, type RebuildInput } from "./rebuild-cost.ts";

export type RebuildWords = Calculators["rebuild"][keyof Calculators["rebuild"]];

/** Values for the sentences of content/en/calculators.yaml. */
export function inWords(input: RebuildInput): Record<string, string> {
  const { rebuild, required, paid = 100, gap = 0 } = rebuildCost(input);
  return {
    area: input.area.toLocaleString("en-US"),
    cost: dollars(input.cost),
    rebuild: dollars(rebuild),
    required: dollars(required),
    limit: dollars(input.limit ?? 0),
    share: `${Math.floor(paid)}%`,
    paid: dollars(Math.floor(paid)),
    gap: dollars(gap),
  };
}
