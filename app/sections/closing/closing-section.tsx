import type { ReactNode } from "react";
import { closingSection } from "#content/ui/closing-section.ts";
import { related as relatedWords } from "#content/ui/related.ts";
import type { RelatedPage } from "#app/content/related.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { useWords } from "#app/ui/use-words.ts";
import styles from "./closing-section.module.css";

type ClosingSectionProps = {
  title: string;
  text: string;
  children?: ReactNode;
  /** Small print, if not that of the family pages. */
  notice?: string;
  related?: readonly RelatedPage[];
};

/** The end of a page: its closing text, its buttons, related pages, and small print. */
export function ClosingSection({
  title,
  text,
  children,
  notice,
  related = [],
}: ClosingSectionProps) {
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
      {related.length > 0 && <Related pages={related} />}
      <p className={styles.notice}>{notice ?? words.notice}</p>
    </section>
  );
}

function Related({ pages }: { pages: readonly RelatedPage[] }) {
  const words = useWords(relatedWords);
  return (
    <section id="related" aria-labelledby="related-title">
      <h2 id="related-title" tabIndex={-1} className={styles.title}>
        {words.title}
      </h2>
      <ul>
        {pages.map(({ path, name, lang }) => (
          <li key={path} lang={lang} className={styles.page}>
            <PageLink to={path} className={styles.link}>
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
