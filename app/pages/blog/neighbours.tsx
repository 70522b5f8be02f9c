import { Icon } from "#app/ui/icon.tsx";
import type { Article } from "#app/content/article.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import styles from "./neighbours.module.css";

/** The articles before and after this one. */
export function Neighbours({ newer, older }: Pick<Article, "newer" | "older">) {
  return (
    <nav aria-label="Newer and older articles" className={styles.neighbours}>
      {newer && (
        <PageLink to={newer.path} className={styles.link}>
          <span className={styles.way}>
            <Icon name="arrow-left" /> Newer
          </span>
          <span>{newer.title}</span>
        </PageLink>
      )}
      {older && (
        <PageLink to={older.path} className={styles.link} data-way="older">
          <span className={styles.way}>
            Older <Icon name="arrow-right" />
          </span>
          <span>{older.title}</span>
        </PageLink>
      )}
    </nav>
  );
}
