import { LinkedText } from "#app/ui/linked-text.tsx";
import styles from "./paragraphs.module.css";

type ParagraphsProps = {
  texts: readonly string[];
  /** In two columns on wide screens. */
  isLong?: boolean;
};

/** Running text of a section. */
export function Paragraphs({ texts, isLong }: ParagraphsProps) {
  return (
    <div className={styles.paragraphs} data-long={isLong ? "" : undefined}>
      {texts.map((text) => (
        <p key={text}>
          <LinkedText text={text} />
        </p>
      ))}
    </div>
  );
}
