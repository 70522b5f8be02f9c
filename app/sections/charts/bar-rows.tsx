import { Bar, type BarPart, type KeyKind } from "#app/ui/bar.tsx";
import { BarGuide } from "#app/ui/bar-words.tsx";
import { Keys } from "./keys.tsx";
import { Scale } from "./scale.tsx";
import styles from "./charts.module.css";

export type BarRow = {
  /** Large, such as an amount. */
  name: string;
  text?: string;
  parts: readonly BarPart[];
  /** Where a dashed line crosses the bar, 0 to 1. */
  guide?: number | undefined;
};

type BarRowsProps = {
  rows: readonly BarRow[];
  keys: readonly { kind: KeyKind; label: string }[];
  /** In dollars: the length of the longest bar. */
  full: number;
};

/** Bars on one scale below each other, each with its words. */
export function BarRows({ rows, keys, full }: BarRowsProps) {
  return (
    <div>
      <Scale full={full} />
      <ol className={styles.rows}>
        {rows.map(({ name, text, parts, guide }, index) => (
          <li key={index} className={styles.row}>
            <p className={styles.words}>
              <span className={styles.amount}>{name}</span>
              {text && <span>{text}</span>}
            </p>
            <Bar parts={parts}>
              {guide !== undefined && <BarGuide at={guide} />}
            </Bar>
          </li>
        ))}
      </ol>
      <Keys keys={keys} />
    </div>
  );
}
