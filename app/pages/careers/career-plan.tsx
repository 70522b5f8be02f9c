import type { Careers } from "#content/careers.ts";
import { Reveal } from "#app/ui/reveal.tsx";
import { Section } from "#app/ui/section.tsx";
import styles from "./career-plan.module.css";

/** The four steps of the development plan, each with when it happens. */
export function CareerPlan({ title, intro, steps }: Careers["plan"]) {
  return (
    <Section id="plan" title={title} intro={intro}>
      <ol className={styles.steps}>
        {steps.map((step, order) => (
          <li key={step.title}>
            <Reveal order={order}>
              <div className={styles.step}>
                <p className={styles.when}>{step.when}</p>
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
