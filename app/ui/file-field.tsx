import type { ComponentProps } from "react";
import { labeled, Labeled, type FieldWords } from "./field.tsx";
import styles from "./file-field.module.css";

type FileFieldProps = Omit<ComponentProps<"input">, "defaultValue"> &
  FieldWords;

/** A labeled file input, otherwise like `Field`. Only the visitor can set its value. */
export function FileField(props: FileFieldProps) {
  const [words, input] = labeled(props);
  return (
    <Labeled {...words}>
      <input {...input} type="file" className={styles.file} />
    </Labeled>
  );
}
