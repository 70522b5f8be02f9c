import type { Careers } from "#content/careers.ts";
import { ApplyButtons } from "./apply-buttons.tsx";
import styles from "./careers-closing.module.css";

/** The end of the page, with the buttons from the top again. */
export function CareersClosing({ title, text, notice }: Careers["closing"]) {
  return (
    <section
      id="closing"
      aria-labelledby="closing-title"
      className={styles.closing}
      data-tone="sunk"
    >
      <div className={styles.words}>
        <h2 id="closing-title" className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
        <div className={styles.actions}>
          <ApplyButtons />
        </div>
        <p className={styles.notice}>{notice}</p>
      </div>
    </section>
  );
}
