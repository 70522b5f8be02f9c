import { sampleMark } from "#content/ui/sample-mark.ts";
import { useWords } from "./use-words.ts";
import styles from "./sample-mark.module.css";

/** Marks what was made up for this build and must be replaced before launch. */
export function SampleMark({ children }: { children?: string }) {
  const words = useWords(sampleMark);
  return <span className={styles.mark}>{children ?? words.sample}</span>;
}
