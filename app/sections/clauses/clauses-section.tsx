import type { SectionOf } from "#content/sections.ts";
import { LinkedText } from "#app/ui/linked-text.tsx";
import { Section } from "#app/ui/section.tsx";
import styles from "./clauses-section.module.css";

/** Sample contract language, each clause with a note on its purpose. */
export function ClausesSection({ list, ...section }: SectionOf<"clauses">) {
  return (
    <Section {...section}>
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
    </Section>
  );
}
