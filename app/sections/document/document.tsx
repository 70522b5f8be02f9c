import type { ReactNode } from "react";
import type { DayWords } from "#app/content/day-words.ts";
import type { DocumentPart } from "#app/content/document-schema.ts";
import { CalendarDay } from "#app/ui/calendar-day.tsx";
import { OutsideLink } from "#app/ui/outside-link.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import styles from "./document.module.css";

type DocumentProps = {
  dated: { label: string; day: DayWords };
  /** Parts in their order, for the list of contents. */
  contents: readonly { id: string; title: string }[];
  children: ReactNode;
};

/** A long text with its date and its contents beside it. */
export function Document({ dated, contents, children }: DocumentProps) {
  return (
    <div className={styles.document}>
      <div className={styles.side}>
        <p className={styles.date}>
          {dated.label} <CalendarDay {...dated.day} />
        </p>
        <nav aria-label="On this page">
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

/** A part of a document. What else belongs to it comes as children. */
export function Part({
  id,
  title,
  paragraphs,
  points,
  links,
  children,
}: DocumentPart & { children?: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.part}>
      <h2 id={`${id}-title`} className={styles.title} tabIndex={-1}>
        {title}
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points && <Points list={points} />}
      {links && (
        <ul className={styles.links}>
          {links.map(({ label, to }) => (
            <li key={to} className={styles.link}>
              <PartLink to={to}>{label}</PartLink>
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}

export function Points({ list }: { list: readonly string[] }) {
  return (
    <ul className={styles.points}>
      {list.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

function PartLink({ to, children }: { to: string; children: string }) {
  if (to.startsWith("/")) return <PageLink to={to}>{children}</PageLink>;
  if (to.startsWith("https:"))
    return <OutsideLink href={to}>{children}</OutsideLink>;
  return <a href={to}>{children}</a>;
}
