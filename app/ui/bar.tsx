import { hatch } from "./hatch.tsx";
import styles from "./bar.module.css";
import { percent } from "./percent.ts";

export type BarPart = {
  /** Three colors of what pays, hatched for what is left to the visitor, an outline for the whole or what is missing. */
  kind: "pays" | "pays-too" | "pays-last" | "left" | "whole";
  /** 0 to 1, of the full length. */
  share: number;
};

/** What a legend can explain: the parts of a bar, and the storm season behind a calendar. */
export type KeyKind = BarPart["kind"] | "season";

type BarProps = {
  parts: readonly BarPart[];
  /** Stands upright and fills the height of its box. */
  upright?: boolean;
};

/**
 * Parts in a row, from zero. Screen readers skip it, so the text next to it has to say the same. Its lengths are
 * attributes, because the policy of the page allows no style attributes.
 */
export function Bar({ parts, upright = false }: BarProps) {
  const ends = parts.map((_, index) =>
    parts.slice(0, index).reduce((sum, { share }) => sum + share, 0),
  );
  return (
    <svg className={styles.bar} data-upright={upright} aria-hidden="true">
      {parts.map(({ kind, share }, index) => {
        const start = percent(ends[index]!);
        const length = percent(share);
        return (
          <svg
            key={index}
            className={styles.slot}
            {...(upright
              ? { y: start, width: "100%", height: length }
              : { x: start, width: length, height: "100%" })}
          >
            <rect
              width="100%"
              height="100%"
              className={styles.part}
              data-kind={kind}
              fill={kind === "left" ? hatch : undefined}
            />
          </svg>
        );
      })}
    </svg>
  );
}

/** The sign of a kind in a legend. */
export function BarKey({ kind }: { kind: KeyKind }) {
  return (
    <svg className={styles.key} aria-hidden="true">
      <rect
        width="100%"
        height="100%"
        className={styles.part}
        data-kind={kind}
        fill={kind === "left" ? hatch : undefined}
      />
    </svg>
  );
}
