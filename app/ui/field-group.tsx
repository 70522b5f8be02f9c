import type { ReactNode } from "react";
import { describedBy } from "./field.tsx";
import styles from "./field-group.module.css";

type FieldGroupProps = {
  legend: string;
  /** Where an error summary leads when the group as a whole is wrong. */
  id?: string;
  hint?: string;
  error?: string;
  children: ReactNode;
};

/** Fields that belong together. Screen readers hear the hint and the error with the legend. */
export function FieldGroup({
  legend,
  id,
  hint,
  error,
  children,
}: FieldGroupProps) {
  return (
    <fieldset
      id={id}
      // An error summary moves the focus here.
      tabIndex={id ? -1 : undefined}
      aria-describedby={describedBy(id, hint, error)}
      className={styles.group}
    >
      <legend className={styles.legend}>{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {children}
    </fieldset>
  );
}

/** Boxes to tick, in two columns where there is room. */
export function Boxes({ children }: { children: ReactNode }) {
  return <div className={styles.boxes}>{children}</div>;
}
