import type { ComponentProps } from "react";
import { described, Labelled, type FieldWords } from "./field.tsx";
import styles from "./file-field.module.css";

type FileFieldProps = Omit<ComponentProps<"input">, "defaultValue"> &
  FieldWords;

/** A labelled choice of a file, otherwise as `Field`. Nobody but the visitor can give it a value. */
export function FileField({ label, hint, error, ...input }: FileFieldProps) {
  return (
    <Labelled
      {...{ label, hint, error }}
      name={input.name}
      required={input.required}
    >
      <input
        {...input}
        {...described(input.name, hint, error)}
        type="file"
        className={styles.file}
      />
    </Labelled>
  );
}
