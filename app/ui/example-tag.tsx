import { exampleTag } from "#content/ui/example-tag.ts";
import styles from "./example-tag.module.css";
import { useWords } from "./use-words.ts";

/** Says that figures are invented. Every section with an example has one. */
export function ExampleTag() {
  const words = useWords(exampleTag);
  return <p className={styles.tag}>{words.label}</p>;
}
