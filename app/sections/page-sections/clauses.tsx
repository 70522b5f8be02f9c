import type { PageSection } from "#compile/schemas/section-schema.ts";
import { LinkedText } from "#app/ui/linked-text.tsx";
import styles from "./clauses.module.css";

type ClausesProps = Pick<Extract<PageSection, { kind: "clauses" }>, "list">;

/** Sample contract language, each clause with a note on its purpose. */
export function Clauses({ list }: ClausesProps) {
  return (
    <ol className={styles.list}>
      {list.map(({ title, text, note }) => (
        <li key={title} className={styles.clause}>
          <h3>{title}</h3>
          <blockquote className={styles.text}>{text}</blockquote>
          <p className={styles.note}>
            <LinkedText text={note} />
          </p>
        </li>
      ))}
    </ol>
  );
}
