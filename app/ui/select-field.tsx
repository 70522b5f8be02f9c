import type { ComponentProps } from "react";
import { selectField } from "#content/ui/select-field.ts";
import { labeled, Labeled, type FieldWords } from "./field.tsx";
import { useWords } from "./use-words.ts";
import styles from "./field.module.css";

type SelectFieldProps = ComponentProps<"select"> &
  FieldWords & {
    /** The first option, which means that nothing is chosen yet. */
    none?: string;
    options: Readonly<Record<string, string>>;
  };

/** A labeled choice of one of several options, by value, otherwise like `Field`. */
export function SelectField({ none, options, ...props }: SelectFieldProps) {
  const noneYet = useWords(selectField).none;
  const [words, select] = labeled(props);
  return (
    <Labeled {...words}>
      <select {...select} className={styles.control}>
        <option value="">{none ?? noneYet}</option>
        {Object.entries(options).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Labeled>
  );
}
