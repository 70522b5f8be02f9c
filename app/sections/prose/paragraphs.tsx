import { LinkedText } from "#app/ui/linked-text.tsx";
import styles from "./paragraphs.module.css";

/** Running text of a section. */
export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className={styles.paragraphs}>
      {texts.map((text) => (
        <p key={text}>
          <LinkedText text={text} />
        </p>
      ))}
    </div>
  );
}
