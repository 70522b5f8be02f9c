import { LinkedText } from "./linked-text.tsx";
import styles from "./choice.module.css";
import field from "./field.module.css";

type ChoiceProps = {
  name: string;
  legend: string;
  options: readonly { value: string; label: string }[];
  defaultValue: string;
  hint?: string | undefined;
};

/** One of a few options, shown like tabs. Made of radio buttons, so it works and is sent without scripts. */
export function Choice({
  name,
  legend,
  options,
  defaultValue,
  hint,
}: ChoiceProps) {
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.options}>
        {options.map(({ value, label }) => (
          <label key={value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === defaultValue}
              className={styles.input}
            />
            {label}
          </label>
        ))}
      </div>
      {hint && (
        <p className={field.hint}>
          <LinkedText text={hint} />
        </p>
      )}
    </fieldset>
  );
}
