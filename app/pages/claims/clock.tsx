import { claimsPage } from "#content/ui/claims-page.ts";
import type { ReportAClaim } from "#content/report-a-claim.ts";
import { LinkedText } from "#app/ui/linked-text.tsx";
import { Section } from "#app/ui/section.tsx";
import { useWords } from "#app/ui/use-words.ts";
import styles from "./clock.module.css";

/**
 * What the carrier must do by when: a list whose entries are the legs of a trail. On wide windows they join, and on
 * narrow ones they share a scale.
 */
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
      <ol className={styles.trail}>
        {steps.map(({ who, when, text }) => (
          <li key={when} className={styles.step} data-who={who}>
            <div className={styles.words}>
              <p className={styles.who}>
                {who === "you" ? words.you : words.carrier}
              </p>
              <h3>{when}</h3>
              <p className={styles.text}>{text}</p>
            </div>
            <div className={styles.leg} aria-hidden="true" />
          </li>
        ))}
      </ol>
      <p className={styles.scale}>{scale}</p>
      <h3 className={styles.limits}>{limits.title}</h3>
      <ul className={styles.list}>
        {limits.list.map((text) => (
          <li key={text}>
            <span>
              <LinkedText text={text} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
