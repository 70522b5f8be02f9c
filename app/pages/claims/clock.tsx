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
          leg: rule
            ? { days: calendarDays(claimRules[rule].period) }
            : index === 0
              ? { days: 0 }
              : undefined,
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

type Period = readonly [number, "days" | "business days"];

/** Calendar days of a period without holidays, if it begins on a Monday: five business days take a week. */
const calendarDays = ([count, unit]: Period) =>
  unit === "days" ? count : (count / 5) * 7;
