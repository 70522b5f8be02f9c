import type { ComponentProps } from "react";
import { selectField } from "#content/ui/select-field.ts";
import { labelled, Labelled, type FieldWords } from "./field.tsx";
import { useWords } from "./use-words.ts";
import styles from "./field.module.css";

type SelectFieldProps = ComponentProps<"select"> &
  FieldWords & {
    /** Stands first and means that nothing is chosen yet. */
    none?: string;
    options: Readonly<Record<string, string>>;
  };

/** A labelled choice of one of several, by value, otherwise as `Field`. */
export function SelectField({ none, options, ...props }: SelectFieldProps) {
  const noneYet = useWords(selectField).none;
  const [words, select] = labelled(props);
  return (
    <Labelled {...words}>
      <select {...select} className={styles.control}>
        <option value="">{none ?? noneYet}</option>
        {Object.entries(options).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Labelled>
  );
}
