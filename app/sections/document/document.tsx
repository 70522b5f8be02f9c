import type { ReactNode } from "react";
import { documentContents } from "#content/ui/document-contents.ts";
import type { DayWords } from "#app/content/day-words.ts";
import { CalendarDay } from "#app/ui/calendar-day.tsx";
import { useWords } from "#app/ui/use-words.ts";
import styles from "./document.module.css";

type DocumentProps = {
  dated: { label: string; day: DayWords };
  /** Parts in order, for the table of contents. */
  contents: readonly { id: string; title: string }[];
  children: ReactNode;
};

/** A long text with its date and a table of contents next to it. */
export function Document({ dated, contents, children }: DocumentProps) {
  const words = useWords(documentContents);
  return (
    <div className={styles.document}>
      <div className={styles.side}>
        <p className={styles.date}>
          {dated.label} <CalendarDay {...dated.day} />
        </p>
        <nav aria-label={words.label}>
          <ul className={styles.contents}>
            {contents.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className={styles.entry}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className={styles.parts}>{children}</div>
    </div>
  );
}

type PartProps = { id: string; title: string; children: ReactNode };

/** A part of a document under its heading. */
export function Part({ id, title, children }: PartProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.part}>
      <h2 id={`${id}-title`} className={styles.title} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
