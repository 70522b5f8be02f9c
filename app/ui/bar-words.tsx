import type { BarPart } from "./bar.tsx";
import styles from "./bar-words.module.css";
import { percent } from "./percent.ts";

type BarWordsProps = { kind: BarPart["kind"]; children: string };

/** Words inside a part of a bar. Those that do not fit are out of sight, so the text next to the bar has to say them. */
export function BarWords({ kind, children }: BarWordsProps) {
  return (
    <foreignObject width="100%" height="100%">
      <div className={styles.words} data-kind={kind}>
        <span>{children}</span>
      </div>
    </foreignObject>
  );
}

/** A dashed line across a bar, 0 to 1, at the same place in each. */
export function BarGuide({ at }: { at: number }) {
  return (
    <line
      x1={percent(at)}
      x2={percent(at)}
      y1="-12%"
      y2="112%"
      className={styles.guide}
    />
  );
}
