import { deductibleChart } from "#content/ui/deductible-chart.ts";
import type { Examples } from "#compile/schemas/examples-schema.ts";
import { Section } from "#app/ui/section.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { DeductibleChart } from "./deductible-chart.tsx";

type DeductibleSectionProps = { example: Examples["deductible"] };

/** How a percentage deductible for wind and hail works, drawn. */
export function DeductibleSection({ example }: DeductibleSectionProps) {
  const words = useWords(deductibleChart);
  return (
    <Section
      id="deductible"
      title={words.title}
      intro={words.intro}
      tone="sunk"
      shape="aside"
    >
      <DeductibleChart {...example} />
    </Section>
  );
}
