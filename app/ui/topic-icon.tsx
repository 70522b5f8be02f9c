import topics from "../../.generated/bundled/topics.svg?url";
import styles from "./icon.module.css";

/**
 * An icon that content names, in the color and size of the text next to it. Always decoration, because words say what
 * it means. All are symbols in one file, so neither the page nor its script contains their shapes.
 */
export function TopicIcon({ name }: { name: string }) {
  return (
    <svg className={styles.icon} aria-hidden="true">
      <use href={`${topics}#${name}`} />
    </svg>
  );
}
