import type { Careers } from "#content/careers.ts";
import { Reveal } from "#app/ui/reveal.tsx";
import { Section } from "#app/ui/section.tsx";
import styles from "./team-voices.module.css";

/** Quotes from colleagues with their role: readers should know that they work here (16 CFR 465.5). */
export function TeamVoices({ title, list }: Careers["testimonials"]) {
  if (list.length === 0) return null;
  return (
    <Section id="team-voices" title={title}>
      <ul className={styles.voices}>
        {list.map(({ quote, author, role }, order) => (
          <li key={author}>
            <Reveal order={order}>
              <figure className={styles.voice}>
                <blockquote className={styles.quote}>{`“${quote}”`}</blockquote>
                <figcaption className={styles.source}>
                  <span className={styles.author}>{author}</span>
                  <span>{role}</span>
                </figcaption>
              </figure>
            </Reveal>
          </li>
        ))}
      </ul>
    </Section>
  );
}
