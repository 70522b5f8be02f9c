import type { ComponentProps, ReactNode } from "react";
import { Checkbox } from "./checkbox.tsx";
import { describedBy } from "./field.tsx";
import field from "./field.module.css";
import styles from "./field-group.module.css";

type FieldGroupProps = {
  legend: string;
  /** The target of an error summary if the group as a whole is wrong. */
  id?: string;
  hint?: string;
  error?: string;
  children: ReactNode;
};

/** Fields that belong together. Screen readers read the hint and the error with the legend. */
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
        <p id={`${id}-hint`} className={field.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={field.error}>
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

/** Checkboxes that form one answer, in two columns if there is room. */
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
