import type { ReactNode } from "react";
import { ContactWays } from "#app/sections/contact/contact-section.tsx";
import type {
  AnsweredForm,
  LeadRules,
} from "#app/sections/lead-form/use-lead-form.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import styles from "./lead-answer.module.css";

type LeadProblemProps = {
  /** What was not sent: "message". */
  what: string;
  /** The form, with the places of `answeredForm`. */
  children: ReactNode;
};

/** The page around a form that the server sends back because something in it is wrong, or it could not be kept. */
export function LeadProblem({ what, children }: LeadProblemProps) {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Your {what} was not sent yet</h1>
      <p className={styles.alert} role="alert">
        @@alert@@
      </p>
      <div className={styles.columns}>
        <ContactWays />
        <div>
          {/* The level between the page's heading and that of the error summary. */}
          <h2>
            <VisuallyHidden>Your {what}</VisuallyHidden>
          </h2>
          {children}
        </div>
      </div>
    </div>
  );
}

/** Places in a form that the server fills in: `@@name@@` for what was typed, `@@name-error@@` for what is wrong. */
export function answeredForm({ fields }: LeadRules): AnsweredForm {
  return {
    typed: Object.fromEntries(fields.map((name) => [name, `@@${name}@@`])),
    wrong: Object.fromEntries(
      fields.map((name) => [name, `@@${name}-error@@`]),
    ),
  };
}
