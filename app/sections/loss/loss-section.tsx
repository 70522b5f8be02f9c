import { lossBar } from "#content/ui/loss-bar.ts";
import { Bar, BarKey } from "#app/ui/bar.tsx";
import { ExampleTag } from "#app/ui/example-tag.tsx";
import { Section } from "#app/ui/section.tsx";
import { useWords } from "#app/ui/use-words.ts";
import type { LossData } from "./load-loss.ts";
import styles from "./loss-section.module.css";

/** One loss as one bar: what each policy pays, and what is left to the insured. The list says the same in words. */
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
      <div className={styles.loss}>
        <div className={styles.level}>
          <Bar parts={parts} />
        </div>
        <div className={styles.upright}>
          <Bar parts={parts} upright />
        </div>
        <ol className={styles.parts}>
          {parts.map(({ kind, name, amount, note }) => (
            <li key={name} data-kind={kind}>
              <BarKey kind={kind} />
              <p className={styles.amount}>{amount}</p>
              <p className={styles.name}>
                {name}
                {kind === "left" && (
                  <span className={styles.left}>{`, ${words.left}`}</span>
                )}
              </p>
              {note && <p className={styles.note}>{note}</p>}
            </li>
          ))}
        </ol>
      </div>
      <p className={styles.sum}>
        <span className={styles.amount}>{left}</span> {words.sum}
      </p>
    </Section>
  );
}
