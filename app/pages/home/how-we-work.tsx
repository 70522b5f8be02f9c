import type { ReactNode } from "react";
import type { Home } from "#content/home.ts";
import { TopicIcon } from "#app/ui/topic-icon.tsx";
import styles from "./how-we-work.module.css";

type HowWeWorkProps = Pick<Home, "howItWorks" | "apart">;

/** How it works, and what sets us apart, side by side in wide windows. */
export function HowWeWork({ howItWorks, apart }: HowWeWorkProps) {
  return (
    <div className={styles.work}>
      <section id="how-it-works" aria-labelledby="how-it-works-title">
        <h2 id="how-it-works-title" tabIndex={-1}>
          {howItWorks.title}
        </h2>
        <ol className={styles.steps}>
          {howItWorks.steps.map((step) => (
            <Entry key={step.title} {...step} />
          ))}
        </ol>
      </section>
      <section id="apart" aria-labelledby="apart-title">
        <h2 id="apart-title" tabIndex={-1}>
          {apart.title}
        </h2>
        <ul>
          {apart.reasons.map(({ icon, ...reason }) => (
            <Entry
              key={reason.title}
              {...reason}
              mark={<TopicIcon name={icon} />}
            />
          ))}
        </ul>
      </section>
    </div>
  );
}

type EntryProps = { title: string; text: string; mark?: ReactNode };

const Entry = ({ title, text, mark }: EntryProps) => (
  <li className={styles.entry}>
    <span className={styles.mark}>{mark}</span>
    <h3>{title}</h3>
    <p className={styles.text}>{text}</p>
  </li>
);
