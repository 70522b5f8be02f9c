import type { ComponentProps } from "react";
import { labeled, Labeled, type FieldWords } from "./field.tsx";
import styles from "./file-field.module.css";

type FileFieldProps = Omit<ComponentProps<"input">, "defaultValue"> &
  FieldWords;

/** A labeled file input, otherwise like `Field`. Its children follow it. */
export function FileField({ children, ...props }: FileFieldProps) {
  const [words, input] = labeled(props);
  return (
    <Labeled {...words}>
      <input {...input} type="file" className={styles.file} />
      {children}
    </Labeled>
  );
}
