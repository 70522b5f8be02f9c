import { articlePage } from "#content/ui/article-page.ts";
import type { Article } from "#app/content/article.ts";
import { useWords } from "#app/ui/use-words.ts";
import styles from "./contents.module.css";

/** The table of contents of a long article. */
export function Contents({ headings }: { headings: Article["contents"] }) {
  const words = useWords(articlePage);
  if (headings.length === 0) return null;
  return (
    <nav aria-labelledby="contents-title" className={styles.contents}>
      <h2 id="contents-title" className={styles.title}>
        {words.contents}
      </h2>
      <ol className={styles.list}>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.link}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
