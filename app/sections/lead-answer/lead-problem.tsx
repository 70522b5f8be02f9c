import type { ReactNode } from "react";
import { leadProblem } from "#content/ui/lead-problem.ts";
import type { FormDefinition } from "#forms/define-form.ts";
import { ContactWays } from "#app/sections/contact/contact-form-section.tsx";
import { fillIn } from "#words/fill-in.ts";
import { useWords } from "#app/ui/use-words.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import type { answeredForm } from "./answered-form.ts";
import styles from "./lead-problem.module.css";

type LeadProblemProps = {
  words: FormDefinition["words"];
  answered: NonNullable<ReturnType<typeof answeredForm>>;
  /** The form. */
  children: ReactNode;
};

/** The page around a form that the server sends back because it has errors or could not be stored. */
export function LeadProblem({
  words: formWords,
  answered: { alert },
  children,
}: LeadProblemProps) {
  const words = useWords(leadProblem);
  const { what } = useWords(formWords);
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{fillIn(words.heading, { what })}</h1>
      {alert && (
        <p className={styles.alert} role="alert">
          {alert}
        </p>
      )}
      <div className={styles.columns}>
        <ContactWays />
        <div>
          {/* The heading level between the page's heading and that of the error summary. */}
          <h2>
            <VisuallyHidden>{fillIn(words.form, { what })}</VisuallyHidden>
          </h2>
          {children}
        </div>
      </div>
    </div>
  );
}
