import type { ComponentProps } from "react";
import { Bar, type BarPart, type KeyKind } from "#app/ui/bar.tsx";
import { percent } from "#app/ui/percent.ts";
import { Keys } from "./keys.tsx";
import { Scale } from "./scale.tsx";
import styles from "./charts.module.css";

export type BarRow = {
  /** Large, such as an amount. */
  name: string;
  text?: string;
  /** Whether the text says what is left to the visitor. */
  isLeft?: boolean;
  note?: string | undefined;
  parts: readonly BarPart[];
  /** Where the first part begins, 0 to 1. */
  start?: number;
  /** Where a dashed line crosses the bar, 0 to 1. */
  guide?: number | undefined;
};

type BarRowsProps = {
  rows: readonly BarRow[];
  keys?: readonly { kind: KeyKind; label: string }[];
  scale?: ComponentProps<typeof Scale>;
};

/** Bars on one scale below each other, each beside its words and figures. */
export function BarRows({ rows, keys, scale }: BarRowsProps) {
  return (
    <div className={styles.chart}>
      {scale && <Scale {...scale} />}
      <ol className={styles.rows}>
        {rows.map(({ name, text, isLeft, note, parts, start, guide }) => (
          <li key={`${name} ${text}`} className={styles.row}>
            <p className={styles.words}>
              <span className={styles.amount}>{name}</span>
              {text && (
                <span className={isLeft ? styles.left : undefined}>{text}</span>
              )}
              {note && <span className={styles.note}>{note}</span>}
            </p>
            <Bar parts={parts} start={start}>
              {guide !== undefined && (
                <line
                  x1={percent(guide)}
                  x2={percent(guide)}
                  y1="-12%"
                  y2="112%"
                  className={styles.guide}
                />
              )}
            </Bar>
          </li>
        ))}
      </ol>
      {keys && <Keys keys={keys} />}
    </div>
  );
}
