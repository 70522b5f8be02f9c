import styles from "./swatches.module.css";

const colors = [
  "page",
  "surface",
  "sunk",
  "text",
  "text-muted",
  "line",
  "line-strong",
  "brand",
  "brand-strong",
  "on-brand",
  "accent",
  "positive",
  "negative",
  "focus",
];

/** The color tokens in the current theme. */
export function Swatches() {
  return (
    <ul className={styles.swatches}>
      {colors.map((name) => (
        <li
          key={name}
          className={styles.swatch}
          ref={(element) =>
            element?.style.setProperty("--swatch", `var(--color-${name})`)
          }
        >
          <span className={styles.name}>--color-{name}</span>
        </li>
      ))}
    </ul>
  );
}
