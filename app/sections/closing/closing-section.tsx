import type { ReactNode } from "react";
import { closingSection } from "#content/ui/closing-section.ts";
import { useWords } from "#app/ui/use-words.ts";
import styles from "./closing-section.module.css";

type ClosingSectionProps = {
  title: string;
  text: string;
  children?: ReactNode;
};

/** The end of a family page: its closing text, its button, and the notice on every such page. */
export function ClosingSection({ title, text, children }: ClosingSectionProps) {
  const words = useWords(closingSection);
  return (
    <section
      id="closing"
      aria-labelledby="closing-title"
      className={styles.closing}
    >
      <div className={styles.words}>
        <h2 id="closing-title" tabIndex={-1}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
        {children && <div className={styles.actions}>{children}</div>}
      </div>
      <p className={styles.notice}>{words.notice}</p>
    </section>
  );
}
