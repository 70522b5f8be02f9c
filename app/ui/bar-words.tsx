import type { BarPart } from "./bar.tsx";
import styles from "./bar-words.module.css";
import { percent } from "./percent.ts";

/** A part with words inside. Those that do not fit are out of sight, so the text next to the bar has to say them. */
export const wordedPart = (
  kind: BarPart["kind"],
  share: number,
  words: string,
): BarPart => ({
  kind,
  share,
  words: (
    <foreignObject width="100%" height="100%">
      <div className={styles.words} data-kind={kind}>
        <span>{words}</span>
      </div>
    </foreignObject>
  ),
});

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
