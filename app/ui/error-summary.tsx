import type { Ref } from "react";
import styles from "./error-summary.later.module.css";

type ErrorSummaryProps = {
  ref?: Ref<HTMLDivElement>;
  /** By field name, in the order of the form. The words are those beside the field. */
  errors: readonly (readonly [name: string, message: string])[];
};

/** Says at the top of a form what is wrong and leads to each field (GOV.UK error summary). */
export function ErrorSummary({ ref, errors }: ErrorSummaryProps) {
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className={styles.summary}
      role="group"
      aria-labelledby="problem-title"
    >
      {/* The alert is an inner element: on the focused one JAWS would read it twice (GOV.UK 4.4.0). */}
      <div role="alert">
        <h3 id="problem-title" className={styles.title}>
          There is a problem
        </h3>
        <ul className={styles.list}>
          {errors.map(([name, message]) => (
            <li key={name}>
              <a href={`#${name}`} className={styles.link}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
