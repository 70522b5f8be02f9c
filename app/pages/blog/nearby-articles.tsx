import { articlePage } from "#content/ui/article-page.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Article } from "#app/content/article.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { useWords } from "#app/ui/use-words.ts";
import styles from "./nearby-articles.module.css";

/** The articles before and after this one. */
export function NearbyArticles({
  newer,
  older,
}: Pick<Article, "newer" | "older">) {
  const words = useWords(articlePage);
  return (
    <nav aria-label={words.neighbors} className={styles.articles}>
      {newer && (
        <PageLink to={newer.path} className={styles.link}>
          <span className={styles.way}>
            <Icon name="arrow-left" /> {words.newer}
          </span>
          <span>{newer.title}</span>
        </PageLink>
      )}
      {older && (
        <PageLink to={older.path} className={styles.link} data-way="older">
          <span className={styles.way}>
            {words.older} <Icon name="arrow-right" />
          </span>
          <span>{older.title}</span>
        </PageLink>
      )}
    </nav>
  );
}
