import { lossBar } from "#content/ui/loss-bar.ts";
import { BarRows } from "#app/sections/charts/bar-rows.tsx";
import { ExampleTag } from "#app/ui/example-tag.tsx";
import { Section } from "#app/ui/section.tsx";
import { useWords } from "#app/ui/use-words.ts";
import type { LossData } from "./load-loss.ts";
import styles from "./loss-section.module.css";

/** One loss as a staircase: what each policy pays, from where the one before ended, and what is left to the insured. */
export function LossSection(props: LossData) {
  const { id, title, text, total, left, parts } = props;
  const words = { ...useWords(lossBar), ...props.words };
  return (
    <Section id={id} title={title} intro={text} tone="sunk">
      <div className={styles.top}>
        <ExampleTag />
        <p>
          <span className={styles.total}>{total}</span> {words.whole}
        </p>
      </div>
      <BarRows
        rows={parts.map(({ kind, share, start, name, amount, note }) => ({
          name: amount,
          text: kind === "left" ? `${name}, ${words.left}` : name,
          isLeft: kind === "left",
          note,
          start,
          parts: [{ kind, share }],
        }))}
      />
      <p className={styles.sum}>
        <span className={styles.amount}>{left}</span> {words.sum}
      </p>
    </Section>
  );
}
