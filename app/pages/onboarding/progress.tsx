import { onboardingPage } from "#content/ui/onboarding-page.ts";
import {
  onboardingSteps,
  stepStates,
  type StepState,
} from "#forms/onboarding-progress.ts";
import { useWords } from "#app/ui/use-words.ts";
import styles from "./progress.module.css";

type ProgressProps = {
  /** In percent. */
  progress: number;
  /** The words for each state. */
  words: Readonly<Record<StepState, string>>;
};

/** The progress of the application: a bar and the six steps. Reached ones are green, and their state is also text. */
export function Progress({ progress, words }: ProgressProps) {
  const labels = useWords(onboardingPage);
  const states = stepStates(progress);
  return (
    <div className={styles.block}>
      <div>
        <p className={styles.line}>
          <label htmlFor="progress">{labels.progress}</label>
          <span className={styles.percent}>{`${progress}%`}</span>
        </p>
        <progress
          id="progress"
          max={100}
          value={progress}
          className={styles.bar}
        />
      </div>
      <ol>
        {onboardingSteps.map(({ title, threshold }, index) => (
          <li
            key={title}
            className={styles.step}
            data-state={states[index]}
            aria-current={states[index] === "current" ? "step" : "false"}
          >
            <span className={styles.title}>{title}</span>
            <span className={styles.threshold}>{`${threshold}%`}</span>
            <span className={styles.state}>{words[states[index]!]}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
