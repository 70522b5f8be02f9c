import { Bar } from "#app/ui/bar.tsx";
import { percent } from "#app/ui/percent.ts";
import { addMonths, monthInWords } from "#tools/days.ts";
import styles from "./flood-calendar.module.css";

/** Nine months show a season and the wait before it. */
const months = 9;
/** The Atlantic hurricane season: figures.yaml, `hurricaneSeason`. */
const season = { from: "06-01", to: "12-01" };

type FloodCalendarProps = {
  /** Days as YYYY-MM-DD, of purchase and of the policy's start. */
  bought: string;
  from: string;
  /** Of the names of months. */
  language: string;
};

/**
 * The wait of a federal flood policy over the months of the storm season. Screen readers skip it, so the text next to
 * it has to say the same.
 */
export function FloodCalendar({ bought, from, language }: FloodCalendarProps) {
  const start = `${bought.slice(0, 7)}-01`;
  const end = addMonths(start, months);
  const share = (day: string) => shareOf(day, start, end);
  const at = (day: string) => percent(share(day));
  const years = [start, end].map((day) => day.slice(0, 4));
  return (
    <div className={styles.calendar}>
      <svg className={styles.months} aria-hidden="true">
        {[...new Set(years)].map((year) => (
          <rect
            key={year}
            className={styles.season}
            x={at(`${year}-${season.from}`)}
            width={percent(
              share(`${year}-${season.to}`) - share(`${year}-${season.from}`),
            )}
            y="28"
            height="64"
          />
        ))}
        {Array.from({ length: months }, (_, index) =>
          addMonths(start, index),
        ).map((day) => (
          <g key={day}>
            <line
              className={styles.month}
              x1={at(day)}
              x2={at(day)}
              y1="0"
              y2="92"
            />
            <text className={styles.name} x={at(day)} dx="4" y="16">
              {monthInWords(day, language)}
            </text>
          </g>
        ))}
      </svg>
      <Bar
        start={share(bought)}
        parts={[
          { kind: "left", share: share(from) - share(bought) },
          { kind: "pays", share: 1 - share(from) },
        ]}
      />
      <svg className={styles.months} aria-hidden="true">
        <circle className={styles.bought} cx={at(bought)} cy="60" r="7" />
      </svg>
    </div>
  );
}

/** Where a day is between two others, 0 to 1; days outside count as the nearest end. */
function shareOf(day: string, start: string, end: string): number {
  const [one, first, last] = [day, start, end].map((text) => Date.parse(text));
  return Math.min(Math.max((one! - first!) / (last! - first!), 0), 1);
}
