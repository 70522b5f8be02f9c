import type { ComponentProps } from "react";
import styles from "./field.module.css";

/** What every labelled field says. Its name is its id too. */
export type FieldWords = {
  name: string;
  label: string;
  hint?: string;
  error?: string;
};

/** A labelled text input. Screen readers hear the hint and the error with it. */
export function Field({
  label,
  hint,
  error,
  ...input
}: ComponentProps<"input"> & FieldWords) {
  return (
    <Labelled
      {...{ label, hint, error }}
      name={input.name}
      required={input.required}
    >
      <input
        {...input}
        {...described(input.name, hint, error)}
        className={styles.control}
      />
    </Labelled>
  );
}

/** A labelled text area, otherwise as `Field`. Its children follow it. */
export function TextAreaField({
  label,
  hint,
  error,
  children,
  ...area
}: ComponentProps<"textarea"> & FieldWords) {
  return (
    <Labelled
      {...{ label, hint, error }}
      name={area.name}
      required={area.required}
    >
      <textarea
        {...area}
        {...described(area.name, hint, error)}
        className={styles.control}
      />
      {children}
    </Labelled>
  );
}

/** A label with its hint and error over a control. */
export function Labelled(
  props: FieldWords & { required?: boolean; children: React.ReactNode },
) {
  const { name, label, hint, error, required, children } = props;
  return (
    <div className={styles.field}>
      <label htmlFor={name} className={styles.label}>
        {label}
        {!required && <span className={styles.optional}> (optional)</span>}
      </label>
      {hint && (
        <p id={`${name}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${name}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {children}
    </div>
  );
}

/** Attributes that tie a control to its label, hint and error. */
export function described(name: string, hint?: string, error?: string) {
  return {
    id: name,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": describedBy(name, hint, error),
  };
}

/** The ids of a control's or a group's hint and error, as far as it has them. */
export function describedBy(
  id: string | undefined,
  hint?: string,
  error?: string,
): string | undefined {
  const ids = [hint && `${id}-hint`, error && `${id}-error`];
  return ids.filter(Boolean).join(" ") || undefined;
}
