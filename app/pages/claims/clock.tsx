import { claimsPage } from "#content/ui/claims-page.ts";
import type { ReportAClaim } from "#content/report-a-claim.ts";
import { Trail } from "#app/sections/trail/trail.tsx";
import { LinkedText } from "#app/ui/linked-text.tsx";
import { Section } from "#app/ui/section.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { claimRules } from "#tools/claim-clock/claim-clock.ts";
import styles from "./clock.module.css";

/** What the carrier must do by when, on one scale, and what has other dates. */
export function Clock({
  title,
  intro,
  steps,
  scale,
  limits,
}: ReportAClaim["clock"]) {
  const words = useWords(claimsPage);
  return (
    <Section id="clock" title={title} intro={intro} tone="sunk">
      <Trail
        stops={steps.map(({ who, when, text, rule }, index) => ({
          id: when,
          who,
          side: who === "you" ? words.you : words.carrier,
          date: when,
          lines: [{ text }],
          leg: legOf(rule, index),
        }))}
        scale={scale}
        isRow
      />
      <h3 className={styles.limits}>{limits.title}</h3>
      <ul className={styles.list}>
        {limits.list.map((text) => (
          <li key={text}>
            <LinkedText text={text} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The claim begins on the first day. What the law does not count has no length. */
function legOf(
  rule: ReportAClaim["clock"]["steps"][number]["rule"],
  index: number,
) {
  if (index === 0) return { days: 0 };
  return rule && { days: calendarDays(claimRules[rule].period) };
}

type Period = readonly [number, "days" | "business days"];

/** Calendar days of a period without holidays: five business days are a week. */
const calendarDays = ([count, unit]: Period) =>
  unit === "days" ? count : (count / 5) * 7;
