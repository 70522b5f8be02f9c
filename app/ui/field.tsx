import type { ComponentProps, ReactNode } from "react";
import { field } from "#content/ui/field.ts";
import { useWords } from "./use-words.ts";
import styles from "./field.module.css";

/** The words of every labeled field. Its name is also its id. */
export type FieldWords = {
  name: string;
  label: string;
  hint?: string;
  error?: string;
  required?: boolean | undefined;
  /** Whether another field may be filled in instead: then it is neither required nor optional. */
  isEither?: boolean | undefined;
};

/** A labeled text input. Screen readers read the hint and the error with it. Its children follow it. */
export function Field({
  children,
  ...props
}: ComponentProps<"input"> & FieldWords) {
  const [words, input] = labeled(props);
  return (
    <Labeled {...words}>
      <input {...input} className={styles.control} />
      {children}
    </Labeled>
  );
}

/** A labeled text area, otherwise like `Field`. */
export function TextAreaField({
  children,
  ...props
}: ComponentProps<"textarea"> & FieldWords) {
  const [words, area] = labeled(props);
  return (
    <Labeled {...words}>
      <textarea {...area} className={styles.control} />
      {children}
    </Labeled>
  );
}

/** The words for a control, and its own attributes, which connect them. */
export function labeled<Props extends FieldWords>(props: Props) {
  const { label, hint, error, isEither, ...control } = props;
  const { name, required } = props;
  return [
    { name, label, hint, error, required, isEither },
    {
      ...control,
      id: name,
      "aria-required": required || undefined,
      "aria-invalid": invalid(error, required),
      "aria-describedby": describedBy(name, hint, error),
    },
  ] as const;
}

/** Whether a control is wrong. Firefox calls a required one wrong before anything is typed, unless this denies it. */
export const invalid = (error: string | undefined, required?: boolean) =>
  error ? true : required ? false : undefined;

/** A label with its hint and error over a control. */
export function Labeled(props: FieldWords & { children: ReactNode }) {
  const { name, label, hint, error, required, isEither, children } = props;
  const words = useWords(field);
  return (
    <div className={styles.field}>
      <label htmlFor={name} className={styles.label}>
        {label}
        {!required && !isEither && (
          <span className={styles.optional}>{` ${words.optional}`}</span>
        )}
      </label>
      {hint && (
        <p id={`${name}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${name}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {children}
    </div>
  );
}

/** The ids of a control's or a group's hint and error, if it has them. */
export function describedBy(
  id: string | undefined,
  hint?: string,
  error?: string,
): string | undefined {
  const ids = [hint && `${id}-hint`, error && `${id}-error`];
  return ids.filter(Boolean).join(" ") || undefined;
}
