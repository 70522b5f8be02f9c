import type { ComponentProps } from "react";
import { labelled, Labelled, type FieldWords } from "./field.tsx";
import styles from "./field.module.css";

type SelectFieldProps = ComponentProps<"select"> &
  FieldWords & {
    /** Stands first and means that nothing is chosen yet. */
    none?: string;
    options: Readonly<Record<string, string>>;
  };

/** A labelled choice of one of several, by value, otherwise as `Field`. */
export function SelectField({
  none = "Choose one",
  options,
  ...props
}: SelectFieldProps) {
  const [words, select] = labelled(props);
  return (
    <Labelled {...words}>
      <select {...select} className={styles.control}>
        <option value="">{none}</option>
        {Object.entries(options).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Labelled>
  );
}
