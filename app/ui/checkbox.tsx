import type { ComponentProps } from "react";
import { invalid } from "./field.tsx";
import styles from "./checkbox.module.css";

type CheckboxProps = ComponentProps<"input"> & { name: string; error?: string };

/** A checkbox. Its label may contain links; they stay links. Boxes that share a name need separate ids. */
export function Checkbox({ error, children, ...input }: CheckboxProps) {
  const id = input.id ?? input.name;
  const errorId = `${id}-error`;
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
        id={id}
        className={styles.box}
        aria-required={input.required || undefined}
        aria-invalid={invalid(error, input.required)}
        aria-describedby={error ? errorId : undefined}
      />
      <label htmlFor={id} className={styles.label}>
        {children}
      </label>
    </div>
  );
}
