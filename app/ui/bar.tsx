import type { ReactNode } from "react";
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
  /** Where the first part begins, 0 to 1. */
  start?: number | undefined;
  /** Drawn over the parts. */
  children?: ReactNode;
};

/**
 * Parts in a row. Screen readers skip it, so the text next to it has to say the same. Its lengths are attributes,
 * because the policy of the page allows no style attributes.
 */
export function Bar({ parts, start = 0, children }: BarProps) {
  const ends = parts.map((_, index) =>
    parts.slice(0, index).reduce((sum, { share }) => sum + share, start),
  );
  return (
    <svg className={styles.bar} aria-hidden="true">
      {parts.map(({ kind, share }, index) => (
        <svg
          key={index}
          className={styles.slot}
          x={percent(ends[index]!)}
          width={percent(share)}
          height="100%"
        >
          <Area kind={kind} />
        </svg>
      ))}
      {children}
    </svg>
  );
}

/** The sign of a kind in a legend. */
export function BarKey({ kind }: { kind: KeyKind }) {
  return (
    <svg className={styles.key} aria-hidden="true">
      <Area kind={kind} />
    </svg>
  );
}

const Area = ({ kind }: { kind: KeyKind }) => (
  <rect
    width="100%"
    height="100%"
    className={styles.part}
    data-kind={kind}
    fill={kind === "left" ? hatch : undefined}
  />
);
