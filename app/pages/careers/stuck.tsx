import type { Careers } from "#content/careers.ts";
import { Paragraphs } from "#app/sections/prose/paragraphs.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import { Section } from "#app/ui/section.tsx";
import styles from "./stuck.module.css";

/** What the work is like, and who may be looking for it. */
export function Stuck({ title, paragraphs, signs }: Careers["stuck"]) {
  return (
    <Section id="stuck" title={title} shape="aside">
      <ul className={styles.signs}>
        {signs.map((sign, order) => (
          <li key={sign}>
            <Reveal order={order}>
              <p className={styles.sign}>{sign}</p>
            </Reveal>
          </li>
        ))}
      </ul>
      <Paragraphs texts={paragraphs} />
    </Section>
  );
}
