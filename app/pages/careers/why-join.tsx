import type { Careers } from "#content/careers.ts";
import { TopicIcon } from "#app/ui/topic-icon.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import { Section } from "#app/ui/section.tsx";
import styles from "./why-join.module.css";

/** Four reasons to join, one card each. */
export function WhyJoin({ title, cards }: Careers["whyJoin"]) {
  return (
    <Section id="why-join" title={title} tone="sunk">
      <ul className={styles.cards}>
        {cards.map((card, order) => (
          <li key={card.title}>
            <Reveal order={order}>
              <div className={styles.card}>
                <span className={styles.icon}>
                  <TopicIcon name={card.icon} />
                </span>
                <h3>{card.title}</h3>
                <p className={styles.text}>{card.text}</p>
              </div>
            </Reveal>
          </li>
        ))}
      </ul>
    </Section>
  );
}
