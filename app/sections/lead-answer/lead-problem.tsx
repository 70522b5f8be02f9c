import type { ReactNode } from "react";
import { ContactWays } from "#app/sections/contact/contact-section.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import styles from "./lead-answer.module.css";

type LeadProblemProps = {
  /** What was not sent: "message". */
  what: string;
  /** A word on the whole, where there is one. */
  alert: string | undefined;
  /** The form, with what was typed. */
  children: ReactNode;
};

/** The page around a form that the server sends back because something in it is wrong, or it could not be kept. */
export function LeadProblem({ what, alert, children }: LeadProblemProps) {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Your {what} was not sent yet</h1>
      {alert && (
        <p className={styles.alert} role="alert">
          {alert}
        </p>
      )}
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
