import { Bar } from "#app/ui/bar.tsx";
import { dollars } from "#words/dollars.ts";
import styles from "./charts.module.css";

type ScaleProps = {
  /** In dollars: the length of the longest bar. */
  full: number;
  /** What the end of the scale is, if that is more than its amount. */
  end?: string;
  /** What percentages are taken of, drawn above the scale, which is a slice of it. */
  insured?: { amount: number; label: string } | undefined;
};

/** The one scale of the bars below it, from zero. */
export function Scale({ full, end = dollars(full), insured }: ScaleProps) {
  const slice = insured ? full / insured.amount : 1;
  return (
    <div className={styles.scaled}>
      {insured && slice < 1 && (
        <div className={styles.row}>
          <p className={styles.amount}>{insured.label}</p>
          <Bar
            parts={[
              { kind: "left", share: slice },
              { kind: "whole", share: 1 - slice },
            ]}
          />
          <svg
            className={styles.wedge}
            viewBox="0 0 1 1"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <polygon points={`0,0 ${slice},0 1,1 0,1`} />
          </svg>
        </div>
      )}
      <p className={styles.scale} aria-hidden="true">
        <span>$0</span>
        <span>{dollars(full / 2)}</span>
        <span>{end}</span>
      </p>
    </div>
  );
}
