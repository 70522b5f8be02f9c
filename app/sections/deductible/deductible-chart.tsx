import { deductibleChart } from "#content/ui/deductible-chart.ts";
import type { SectionOf } from "#content/sections.ts";
import { Bar } from "#app/ui/bar.tsx";
import { wordedPart } from "#app/ui/bar-words.tsx";
import { ExampleTag } from "#app/ui/example-tag.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { dollars } from "#words/dollars.ts";
import { fillIn } from "#words/fill-in.ts";
import { Keys } from "#app/sections/charts/keys.tsx";
import { Scale } from "#app/sections/charts/scale.tsx";
import styles from "#app/sections/charts/charts.module.css";

/** One roof bill under a flat deductible and under percentages of what the house is insured for, on one scale. */
export function DeductibleChart({
  insured,
  bill,
  flat,
  percents,
}: SectionOf<"deductible">) {
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
    <div>
      <ExampleTag />
      <div className={styles.rows}>
        <Scale
          full={full}
          end={fillIn(words.end, {
            amount: dollars(full),
            percent: `${Math.round((full / insured) * 1000) / 10}%`,
          })}
          insured={{
            amount: insured,
            label: fillIn(words.insured, { amount: dollars(insured) }),
          }}
        />
      </div>
      <ol className={styles.rows}>
        <li className={styles.row}>
          <p className={styles.amount}>
            {fillIn(words.bill, { amount: dollars(bill) })}
          </p>
          <Bar parts={[{ kind: "whole", share: bill / full }]} />
        </li>
        {deductibles.map(({ label, amount }) => {
          const left = Math.min(amount, bill);
          const values = { left: dollars(left), paid: dollars(bill - left) };
          return (
            <li key={label} className={styles.row}>
              <p className={styles.words}>
                <span className={styles.amount}>{label}</span>
                <span className={styles.left}>
                  {fillIn(left === bill ? words.nothing : words.kept, values)}
                </span>
                {left < bill && (
                  <VisuallyHidden>{fillIn(words.paid, values)}</VisuallyHidden>
                )}
              </p>
              <Bar
                parts={[
                  { kind: "left", share: left / full },
                  wordedPart(
                    "pays",
                    (bill - left) / full,
                    fillIn(words.paid, values),
                  ),
                ]}
              />
            </li>
          );
        })}
      </ol>
      <Keys
        keys={[
          { kind: "left", label: words.left },
          { kind: "pays", label: words.pays },
        ]}
      />
    </div>
  );
}
