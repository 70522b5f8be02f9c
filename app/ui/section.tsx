import type { ReactNode } from "react";
import { LinkedText } from "./linked-text.tsx";
import styles from "./section.module.css";

type SectionProps = {
  /** Unique on the page; the heading's id is derived from it. */
  id: string;
  title: ReactNode;
  intro?: ReactNode;
  tone?: "sunk";
  /** On wide screens `aside` puts the heading next to the content, `columns` the content in two columns. */
  shape?: "aside" | "columns";
  children: ReactNode;
};

/** A region of a page with its heading. Screen readers list it by that heading. */
export function Section({
  id,
  title,
  intro,
  tone,
  shape,
  children,
}: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={styles.section}
      data-tone={tone}
      data-shape={shape}
    >
      <div className={styles.header}>
        <h2 id={`${id}-title`} tabIndex={-1}>
          {title}
        </h2>
        {intro && (
          <p className={styles.intro}>
            {typeof intro === "string" ? <LinkedText text={intro} /> : intro}
          </p>
        )}
      </div>
      <div>{children}</div>
    </section>
  );
}
