import topics from "../../.generated/icons/topics.svg?url";
import type { IconName } from "./icon-names.ts";
import styles from "./icon.module.css";

/**
 * An icon that content names, in the colour and size of the text beside it. Always decoration: words say what it
 * means. All are symbols of one file, so that neither the page nor its script carries their shapes.
 */
export function TopicIcon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} aria-hidden="true">
      <use href={`${topics}#${name}`} />
    </svg>
  );
}
