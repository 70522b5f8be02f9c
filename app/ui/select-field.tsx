import type { ComponentProps } from "react";
import { described, Labelled, type FieldWords } from "./field.tsx";
import styles from "./field.module.css";

type SelectFieldProps = ComponentProps<"select"> &
  FieldWords & {
    /** Stands first and means that nothing is chosen yet. */
    none?: string;
    options: Readonly<Record<string, string>>;
  };

/** A labelled choice of one of several, by value, otherwise as `Field`. */
export function SelectField({
  label,
  hint,
  error,
  none = "Choose one",
  options,
  ...select
}: SelectFieldProps) {
  return (
    <Labelled
      {...{ label, hint, error }}
      name={select.name}
      required={select.required}
    >
      <select
        {...select}
        {...described(select.name, hint, error)}
        className={styles.control}
      >
        <option value="">{none}</option>
        {Object.entries(options).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </Labelled>
  );
}
