import type { SectionOf } from "#content/sections.ts";
import { Section } from "#app/ui/section.tsx";
import { DeductibleChart } from "./deductible-chart.tsx";

/** How a percentage deductible for wind and hail works, drawn. */
export function DeductibleSection(section: SectionOf<"deductible">) {
  return (
    <Section {...section} tone="sunk">
      <DeductibleChart {...section} />
    </Section>
  );
}
