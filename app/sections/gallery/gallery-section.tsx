import type { ComponentType } from "react";
import type { FamilyCard } from "#app/content/family-cards.ts";
import { FamilyCardGrid } from "#app/sections/family-cards/family-card-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Section as AnySection } from "#content/sections.ts";
import { BusinessIncomeSection } from "#app/sections/business-income/business-income-section.tsx";
import { ClaimClockSection } from "#app/sections/claim-clock/claim-clock-section.tsx";
import { CoastalWindSection } from "#app/sections/coastal-wind/coastal-wind-section.tsx";
import { CompareQuotesSection } from "#app/sections/compare-quotes/compare-quotes-section.tsx";
import { DisabilityGapSection } from "#app/sections/disability-gap/disability-gap-section.tsx";
import { FloodWaitSection } from "#app/sections/flood-wait/flood-wait-section.tsx";
import { LifeNeedSection } from "#app/sections/life-need/life-need-section.tsx";
import { NonrenewedSection } from "#app/sections/nonrenewed/nonrenewed-section.tsx";
import { RebuildCostSection } from "#app/sections/rebuild-cost/rebuild-cost-section.tsx";
import { YourDeductibleSection } from "#app/sections/your-deductible/your-deductible-section.tsx";

/** Those whose style sheets a page has room for (tests/e2e/weight.test.ts). Others show their summary. */
const tools: Partial<Record<AnySection["kind"], ComponentType<never>>> = {
  "business-income": BusinessIncomeSection,
  "claim-clock": ClaimClockSection,
  "coastal-wind": CoastalWindSection,
  "compare-quotes": CompareQuotesSection,
  "disability-gap": DisabilityGapSection,
  "flood-wait": FloodWaitSection,
  "life-need": LifeNeedSection,
  nonrenewed: NonrenewedSection,
  "rebuild-cost": RebuildCostSection,
  "your-deductible": YourDeductibleSection,
};

type GallerySectionProps = {
  id: string;
  title: string;
  intro?: string;
  list: readonly (FamilyCard & { tool?: AnySection | undefined })[];
};

/** Pages with a picture each. A tool also shows the result of its example. */
export function GallerySection({ list, ...section }: GallerySectionProps) {
  const cards = list.map(({ tool, ...card }) => {
    const Tool =
      tool && (tools[tool.kind] as ComponentType<{ isSample: true }>);
    return { ...card, sample: Tool && <Tool {...tool} isSample /> };
  });
  return (
    <Section {...section}>
      <FamilyCardGrid cards={cards} />
    </Section>
  );
}
