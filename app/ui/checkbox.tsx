import type { ComponentProps } from "react";
import styles from "./checkbox.module.css";

type CheckboxProps = ComponentProps<"input"> & { name: string; error?: string };

/** A box to tick. Its label may hold links; they stay links. */
export function Checkbox({ error, children, ...input }: CheckboxProps) {
  const errorId = `${input.name}-error`;
  return (
    <div className={styles.checkbox}>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      <input
        {...input}
        type="checkbox"
        id={input.name}
        className={styles.box}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
      />
      <label htmlFor={input.name} className={styles.label}>
        {children}
      </label>
    </div>
  );
}
