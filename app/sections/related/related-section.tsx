import { related } from "#content/ui/related.ts";
import type { RelatedPage } from "#app/content/related.ts";
import { Icon } from "#app/ui/icon.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { Section } from "#app/ui/section.tsx";
import { useWords } from "#app/ui/use-words.ts";
import styles from "./related-section.module.css";

type RelatedSectionProps = { pages: readonly RelatedPage[] };

/** Related pages that a reader may want next. */
export function RelatedSection({ pages }: RelatedSectionProps) {
  const words = useWords(related);
  return (
    <Section id="related" title={words.title}>
      <ul className={styles.list}>
        {pages.map(({ path, name, summary, lang }) => (
          <li key={path} lang={lang} className={styles.item}>
            <PageLink to={path} className={styles.link}>
              {name}
            </PageLink>
            <span className={styles.summary}>{summary}</span>
            <span className={styles.arrow}>
              <Icon name="arrow-right" />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
