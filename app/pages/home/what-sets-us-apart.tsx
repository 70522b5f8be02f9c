import type { Home } from "#content/home.ts";
import { TopicIcon } from "#app/ui/topic-icon.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import { Section } from "#app/ui/section.tsx";
import styles from "./what-sets-us-apart.module.css";

type WhatSetsUsApartProps = Home["apart"];

export function WhatSetsUsApart({ title, reasons }: WhatSetsUsApartProps) {
  return (
    <Section id="apart" title={title} shape="aside">
      <ul className={styles.list}>
        {reasons.map((reason) => (
          <li key={reason.title}>
            <Reveal>
              <div className={styles.reason}>
                <span className={styles.icon}>
                  <TopicIcon name={reason.icon} />
                </span>
                <h3>{reason.title}</h3>
                <p className={styles.text}>{reason.text}</p>
              </div>
            </Reveal>
          </li>
        ))}
      </ul>
    </Section>
  );
}
