import type { ComponentProps, ReactNode } from "react";
import { Checkbox } from "./checkbox.tsx";
import { describedBy } from "./field.tsx";
import styles from "./field-group.module.css";

type FieldGroupProps = {
  legend: string;
  /** Where an error summary leads when the group as a whole is wrong. */
  id?: string;
  hint?: string;
  error?: string;
  children: ReactNode;
};

/** Fields that belong together. Screen readers hear the hint and the error with the legend. */
export function FieldGroup({
  legend,
  id,
  hint,
  error,
  children,
}: FieldGroupProps) {
  return (
    <fieldset
      id={id}
      // An error summary moves the focus here.
      tabIndex={id ? -1 : undefined}
      aria-describedby={describedBy(id, hint, error)}
      className={styles.group}
    >
      <legend className={styles.legend}>{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {children}
    </fieldset>
  );
}

type BoxGroupProps = {
  group: Omit<FieldGroupProps, "children">;
  boxes: readonly ComponentProps<typeof Checkbox>[];
};

/** Boxes to tick that are one answer together, in two columns where there is room. */
export function BoxGroup({ group, boxes }: BoxGroupProps) {
  return (
    <FieldGroup {...group}>
      <div className={styles.boxes}>
        {boxes.map((box) => (
          <Checkbox key={box.name} {...box} />
        ))}
      </div>
    </FieldGroup>
  );
}
