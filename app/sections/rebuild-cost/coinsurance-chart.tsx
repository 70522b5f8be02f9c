import { coinsuranceChart } from "#content/ui/coinsurance-chart.ts";
import type { SectionOf } from "#content/sections.ts";
import { Bar, type BarPart } from "#app/ui/bar.tsx";
import { ExampleTag } from "#app/ui/example-tag.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { dollars } from "#words/dollars.ts";
import { fillIn } from "#words/fill-in.ts";
import { Keys } from "#app/sections/charts/keys.tsx";
import styles from "#app/sections/charts/charts.module.css";

/** What a coinsurance clause requires, what the policy carries, and how a partial loss is paid in the same share. */
export function CoinsuranceChart({
  value,
  percent,
  limit,
  loss,
}: NonNullable<SectionOf<"rebuild-cost">["coinsurance"]>) {
  const words = useWords(coinsuranceChart);
  const required = (value * percent) / 100;
  const share = limit / required;
  const paid = loss * share;
  const values = {
    percent: `${percent}%`,
    share: `${Math.round(share * 100)}%`,
    limit: dollars(limit),
    required: dollars(required),
    paid: dollars(paid),
    short: dollars(loss - paid),
  };
  // The loss has a scale of its own, on which its whole is as long as the required limit.
  const [whole, met] = [required / value, limit / value];
  const rows: { amount: number; text: string; parts: BarPart[] }[] = [
    { amount: value, text: words.value, parts: [{ kind: "whole", share: 1 }] },
    {
      amount: required,
      text: words.required,
      parts: [{ kind: "pays-last", share: whole }],
    },
    {
      amount: limit,
      text: words.carried,
      parts: [
        { kind: "pays", share: met },
        { kind: "left", share: whole - met },
      ],
    },
    {
      amount: loss,
      text: words.loss,
      parts: [
        { kind: "pays", share: met },
        { kind: "left", share: whole - met },
      ],
    },
  ];
  return (
    <div>
      <ExampleTag />
      <ol className={styles.rows}>
        {rows.map(({ amount, text, parts }) => (
          <li key={text} className={styles.row}>
            <p className={styles.words}>
              <span className={styles.amount}>{dollars(amount)}</span>
              <span>{fillIn(text, values)}</span>
            </p>
            <Bar parts={parts} />
          </li>
        ))}
      </ol>
      <Keys
        keys={[
          { kind: "pays", label: words.pays },
          { kind: "left", label: words.left },
        ]}
      />
      <p className={styles.sum}>{fillIn(words.sum, values)}</p>
    </div>
  );
}
