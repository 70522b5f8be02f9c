import { onboardingSteps } from "#forms/onboarding-progress.ts";
import type { ProgressView } from "#forms/onboarding-view.ts";
import styles from "./progress.module.css";

/** How far the application is: a bar, and the six steps. Reached ones are green, and their state is said. */
export function Progress({ progress, steps }: ProgressView) {
  return (
    <div className={styles.block}>
      <div>
        <p className={styles.line}>
          <label htmlFor="progress">Progress of your application</label>
          <span className={styles.percent}>{`${progress}%`}</span>
        </p>
        <progress
          id="progress"
          max={100}
          value={progress}
          className={styles.bar}
        />
      </div>
      <ol className={styles.steps}>
        {onboardingSteps.map(({ title, threshold }, index) => (
          <li
            key={title}
            className={styles.step}
            data-state={steps[index]?.state}
            aria-current={steps[index]?.current as "step" | "false"}
          >
            <span className={styles.title}>{title}</span>
            <span className={styles.threshold}>{`${threshold}%`}</span>
            <span className={styles.state}>{steps[index]?.words}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
