import type { ReactNode, Ref } from "react";
import { errorSummary } from "#content/ui/error-summary.ts";
import { fillIn } from "#words/fill-in.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";
import { useWords } from "./use-words.ts";
import styles from "./error-summary.module.css";

type ErrorSummaryProps = {
  ref?: Ref<HTMLDivElement>;
  /** Names of the fields, in the order of the form. */
  order: readonly string[];
  /** By field name: the error next to the field. */
  errors: Readonly<Partial<Record<string, string>>>;
  /** What else helps: an extension may have removed a field. */
  help: ReactNode;
};

/** Lists a form's errors, if any, at its top and links to each field (GOV.UK error summary). */
export function ErrorSummary({ ref, order, errors, help }: ErrorSummaryProps) {
  const words = useWords(errorSummary);
  const wrong = [...new Set([...order, ...Object.keys(errors)])].filter(
    (name) => errors[name],
  );
  if (wrong.length === 0) return null;
  return (
    <>
      <div
        ref={ref}
        tabIndex={-1}
        className={styles.summary}
        role="group"
        aria-labelledby="problem-title"
        // The first error: some screen readers, such as Orca, read only what is about the element with the focus.
        aria-describedby="problem-first"
      >
        {/* The alert is an inner element, because JAWS would read it twice on the focused one (GOV.UK 4.4.0). */}
        <div role="alert">
          <h3 id="problem-title" className={styles.title}>
            {words.title}
            {wrong.length > 1 && (
              <VisuallyHidden>
                {`: ${fillIn(words.count, { count: wrong.length })}`}
              </VisuallyHidden>
            )}
          </h3>
          <ul>
            {wrong.map((name, index) => (
              <li key={name} id={index === 0 ? "problem-first" : undefined}>
                <a href={`#${name}`} className={styles.link}>
                  {errors[name]}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <p>{help}</p>
    </>
  );
}
