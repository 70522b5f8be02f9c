import type { Careers } from "#content/careers.ts";
import { Reveal } from "#app/ui/reveal.tsx";
import { Section } from "#app/ui/section.tsx";
import styles from "./who-thrives.module.css";

/** Five habits of people who do well here. */
export function WhoThrives({ title, intro, bullets }: Careers["whoThrives"]) {
  return (
    <Section id="who-thrives" title={title} intro={intro} shape="aside">
      <ul className={styles.bullets}>
        {bullets.map((bullet, order) => (
          <li key={bullet}>
            <Reveal order={order}>
              <p className={styles.bullet}>{bullet}</p>
            </Reveal>
          </li>
        ))}
      </ul>
    </Section>
  );
}
