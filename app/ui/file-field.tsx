import type { ComponentProps } from "react";
import { labelled, Labelled, type FieldWords } from "./field.tsx";
import styles from "./file-field.module.css";

type FileFieldProps = Omit<ComponentProps<"input">, "defaultValue"> &
  FieldWords;

/** A labeled file input, otherwise like `Field`. Only the visitor can set its value. */
export function FileField(props: FileFieldProps) {
  const [words, input] = labelled(props);
  return (
    <Labelled {...words}>
      <input {...input} type="file" className={styles.file} />
    </Labelled>
  );
}
