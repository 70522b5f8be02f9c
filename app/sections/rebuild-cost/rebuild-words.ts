import type { SectionOf } from "#content/sections.ts";
import { dollars } from "#words/dollars.ts";
import { rebuildCost, type RebuildInput } from "./rebuild-cost.ts";

export type RebuildWords = SectionOf<"rebuild-cost">;

/** Values for the sentences of the section. */
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
