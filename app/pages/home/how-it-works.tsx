import type { Home } from "#content/home.ts";
import { TopicIcon } from "#app/ui/topic-icon.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import { Section } from "#app/ui/section.tsx";
import styles from "./how-it-works.module.css";

type HowItWorksProps = Home["howItWorks"];

export function HowItWorks({ title, intro, steps }: HowItWorksProps) {
  return (
    <Section id="how-it-works" title={title} intro={intro}>
      <ol className={styles.steps}>
        {steps.map((step, order) => (
          <li key={step.title}>
            <Reveal order={order}>
              <div className={styles.step}>
                <span className={styles.mark}>
                  <TopicIcon name={step.icon} />
                </span>
                <h3>{step.title}</h3>
                <p className={styles.text}>{step.text}</p>
              </div>
            </Reveal>
          </li>
        ))}
      </ol>
    </Section>
  );
}
