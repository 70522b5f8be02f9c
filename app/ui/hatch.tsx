import styles from "./hatch.module.css";

/** The fill of what is left to the visitor. It shows without color too. */
export const hatch = "url(#hatch)";

/** The pattern behind `hatch`, once per page. */
export function HatchPattern() {
  return (
    <svg width="0" height="0" className={styles.holder} aria-hidden="true">
      <pattern
        id="hatch"
        width="8"
        height="8"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M4 0v8" className={styles.line} />
      </pattern>
    </svg>
  );
}
