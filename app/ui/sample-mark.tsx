import styles from "./sample-mark.module.css";

/** Marks what was made up for this build and must be replaced before launch. */
export function SampleMark({ children = "Sample" }: { children?: string }) {
  return <span className={styles.mark}>{children}</span>;
}
