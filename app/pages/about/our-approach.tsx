import type { About } from "#content/about.ts";
import { Paragraphs } from "#app/sections/prose/paragraphs.tsx";
import { Section } from "#app/ui/section.tsx";
import smallPrint from "#app/ui/small-print.module.css";
import styles from "./our-approach.module.css";

/** How the brokerage works, with its own figures. */
export function OurApproach({ title, paragraphs, figures }: About["approach"]) {
  return (
    <Section id="approach" title={title} shape="aside">
      <Paragraphs texts={paragraphs} />
      {figures.length > 0 && (
        <dl className={styles.figures}>
          {figures.map(({ value, label }) => (
            <div key={label} className={styles.figure}>
              <dt className={smallPrint.text}>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  );
}
