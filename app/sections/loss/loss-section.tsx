import { lossBar } from "#content/ui/loss-bar.ts";
import { Bar } from "#app/ui/bar.tsx";
import { wordedPart } from "#app/ui/bar-words.tsx";
import { ExampleTag } from "#app/ui/example-tag.tsx";
import { Section } from "#app/ui/section.tsx";
import { useWords } from "#app/ui/use-words.ts";
import type { LossData } from "./load-loss.ts";
import styles from "./loss-section.module.css";

/**
 * One loss as one bar: what each policy pays, and what is left to the insured. A narrow window shows each part on a
 * line of the list, from where the part before ended. The list says the same in words.
 */
export function LossSection(props: LossData) {
  const { id, title, text, total, left, parts, leaders } = props;
  const words = { ...useWords(lossBar), ...props.words };
  return (
    <Section id={id} title={title} intro={text} tone="sunk">
      <div className={styles.top}>
        <ExampleTag />
        <p>
          <span className={styles.total}>{total}</span> {words.whole}
        </p>
      </div>
      <div className={styles.whole}>
        <Bar
          parts={parts.map(({ kind, share, name }) =>
            kind === "left" ? { kind, share } : wordedPart(kind, share, name),
          )}
        />
        <svg
          className={styles.leaders}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={leaders} />
        </svg>
      </div>
      <ol className={styles.parts}>
        {parts.map(({ kind, share, start, name, amount, note }) => (
          <li key={name} data-kind={kind}>
            <p className={styles.name}>
              <span className={styles.amount}>{amount}</span> {name}
              {kind === "left" && (
                <span className={styles.left}>{`, ${words.left}`}</span>
              )}
            </p>
            <div className={styles.line}>
              <Bar start={start} parts={[{ kind, share }]} />
            </div>
            {note && <p className={styles.note}>{note}</p>}
          </li>
        ))}
      </ol>
      <p className={styles.sum}>
        <span className={styles.amount}>{left}</span> {words.sum}
      </p>
    </Section>
  );
}
