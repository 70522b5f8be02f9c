import { Bar, type BarPart, type KeyKind } from "#app/ui/bar.tsx";
import { Keys } from "./keys.tsx";
import styles from "./charts.module.css";

export type BarRow = {
  /** Large, such as an amount. */
  name: string;
  text?: string;
  parts: readonly BarPart[];
};

type BarRowsProps = {
  rows: readonly BarRow[];
  keys: readonly { kind: KeyKind; label: string }[];
};

/** Bars on one scale below each other, each with its words. */
export function BarRows({ rows, keys }: BarRowsProps) {
  return (
    <div>
      <ol className={styles.rows}>
        {rows.map(({ name, text, parts }, index) => (
          <li key={index} className={styles.row}>
            <p className={styles.words}>
              <span className={styles.amount}>{name}</span>
              {text && <span>{text}</span>}
            </p>
            <Bar parts={parts} />
          </li>
        ))}
      </ol>
      <Keys keys={keys} />
    </div>
  );
}
