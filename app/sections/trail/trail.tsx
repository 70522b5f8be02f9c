import { percent } from "#app/ui/percent.ts";
import styles from "./trail.module.css";

export type Stop = {
  id: string;
  who: "you" | "carrier";
  /** Who has to act, in words. */
  side: string;
  /** The day in words. */
  date: string;
  /** What happens by then. */
  what?: string;
  /** Line by line: what to do, whether it came in time. */
  lines: readonly { text: string; kind?: "law" | "late" }[];
  /** The way to it: in calendar days, and in words. Undefined if nobody counts it, or it has no date yet. */
  leg: { days: number; text?: string } | undefined;
};

/** In days. A longer way is as long, with a gap in its middle. */
const longest = 92;
/** The rest of the width is for the flag. */
const widest = 0.94;
const week = 7;

type TrailProps = {
  stops: readonly Stop[];
  /** What the marks mean. */
  scale: string;
  /** All stops in one row on wide windows. */
  isRow?: boolean;
};

/** Days by which somebody has to act, each at the end of its way. All ways have one scale, with a mark for each week. */
export function Trail({ stops, scale, isRow }: TrailProps) {
  const days = stops.map(({ leg }) => Math.min(leg?.days ?? 0, longest));
  const most = Math.max(...days, 1);
  return (
    <div>
      <ol className={styles.trail} data-sheet="" data-row={isRow || undefined}>
        {stops.map(({ id, who, side, date, what, lines, leg }, index) => (
          <li key={id} className={styles.stop} data-who={who}>
            {leg?.text && <p className={styles.way}>{leg.text}</p>}
            <Leg
              share={leg ? (days[index]! / most) * widest : widest}
              weeks={days[index]! / week}
              kind={!leg ? "open" : leg.days > longest ? "cut" : "whole"}
            />
            <p className={styles.side}>{side}</p>
            <h3>{date}</h3>
            {what && <p className={styles.what}>{what}</p>}
            {lines.map(({ text, kind }) => (
              <p key={text} className={styles.line} data-kind={kind}>
                {text}
              </p>
            ))}
          </li>
        ))}
      </ol>
      <p className={styles.scale}>{scale}</p>
    </div>
  );
}

type LegProps = {
  share: number;
  weeks: number;
  kind: "whole" | "cut" | "open";
};

function Leg({ share, weeks, kind }: LegProps) {
  const end = percent(share);
  return (
    <svg className={styles.leg} data-kind={kind} aria-hidden="true">
      {kind === "cut" ? (
        <>
          <line x2={percent(share * 0.46)} y1="20" y2="20" />
          <line x1={percent(share * 0.54)} x2={end} y1="20" y2="20" />
        </>
      ) : (
        <line x2={end} y1="20" y2="20" />
      )}
      {kind === "whole" &&
        Array.from({ length: Math.floor(weeks) + 1 }, (_, index) => {
          const at = percent(index > 0 ? (share * index) / weeks : 0);
          return <line key={index} x1={at} x2={at} y1="15" y2="25" />;
        })}
      <svg x={end} className={styles.flag}>
        <path d="M0 26V6h18l-5 6 5 6H2.5v8z" />
      </svg>
    </svg>
  );
}
