import { deductibleChart } from "#content/ui/deductible-chart.ts";
import type { SectionOf } from "#content/sections.ts";
import { BarRows, type BarRow } from "#app/sections/charts/bar-rows.tsx";
import { ExampleTag } from "#app/ui/example-tag.tsx";
import { Section } from "#app/ui/section.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { dollars } from "#words/dollars.ts";
import { fillIn } from "#words/fill-in.ts";

/** One roof bill under a flat deductible and under percentages of what the house is insured for, on one scale. */
export function DeductibleSection(section: SectionOf<"deductible">) {
  const { insured, bill, flat, percents } = section;
  const words = useWords(deductibleChart);
  const deductibles = [
    {
      label: fillIn(words.flat, { amount: dollars(flat) }),
      amount: flat,
    },
    ...percents.map((percent) => {
      const amount = (insured * percent) / 100;
      const values = {
        percent: `${percent}%`,
        insured: dollars(insured),
        amount: dollars(amount),
      };
      return { label: fillIn(words.percent, values), amount };
    }),
  ];
  const full = Math.max(bill, ...deductibles.map(({ amount }) => amount));
  return (
    <Section {...section} tone="sunk">
      <ExampleTag />
      <BarRows
        scale={{
          full,
          end: fillIn(words.end, {
            amount: dollars(full),
            percent: `${Math.round((full / insured) * 1000) / 10}%`,
          }),
          insured: {
            amount: insured,
            label: fillIn(words.insured, { amount: dollars(insured) }),
          },
        }}
        rows={[
          {
            name: fillIn(words.bill, { amount: dollars(bill) }),
            parts: [{ kind: "whole", share: bill / full }],
          },
          ...deductibles.map(({ label, amount }): BarRow => {
            const left = Math.min(amount, bill);
            const values = { left: dollars(left), paid: dollars(bill - left) };
            return {
              name: label,
              text: fillIn(
                left === bill ? words.nothing : `${words.kept}. ${words.paid}.`,
                values,
              ),
              isLeft: true,
              parts: [
                { kind: "left", share: left / full },
                { kind: "pays", share: (bill - left) / full },
              ],
            };
          }),
        ]}
        keys={[
          { kind: "left", label: words.left },
          { kind: "pays", label: words.pays },
        ]}
      />
    </Section>
  );
}
