import { Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import type { Article } from "#app/content/article.ts";
import styles from "./neighbours.module.css";

/** The articles before and after this one. */
export function Neighbours({ newer, older }: Pick<Article, "newer" | "older">) {
  return (
    <nav aria-label="Newer and older articles" className={styles.neighbours}>
      {newer && (
        <Link to={newer.path} prefetch="intent" className={styles.link}>
          <span className={styles.way}>
            <Icon name="arrow-left" /> Newer
          </span>
          <span>{newer.title}</span>
        </Link>
      )}
      {older && (
        <Link
          to={older.path}
          prefetch="intent"
          className={styles.link}
          data-way="older"
        >
          <span className={styles.way}>
            Older <Icon name="arrow-right" />
          </span>
          <span>{older.title}</span>
        </Link>
      )}
    </nav>
  );
}
