import type { PageSection } from "#app/content/section-schema.ts";
import { LinkedText } from "#app/ui/linked-text.tsx";
import styles from "./checklist.module.css";

type ChecklistProps = Pick<Extract<PageSection, { kind: "checklist" }>, "list">;

/** A checklist, with boxes to tick on paper. */
export function Checklist({ list }: ChecklistProps) {
  return (
    <ul className={styles.list}>
      {list.map(({ title, text }) => (
        <li key={title} className={styles.point}>
          <span className={styles.title}>{title}</span>
          {text && (
            <span className={styles.text}>
              <LinkedText text={text} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
