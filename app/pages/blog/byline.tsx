import { articlePage } from "#content/ui/article-page.ts";
import type { Article } from "#app/content/article.ts";
import { CalendarDay } from "#app/ui/calendar-day.tsx";
import { fillInNodes } from "#app/ui/fill-in-nodes.ts";
import { fillIn } from "#words/fill-in.ts";
import { useWords } from "#app/ui/use-words.ts";
import styles from "./byline.module.css";

/** The author of an article, its date, and its reading time. */
export function Byline({ author, published, updated, minutes }: Article) {
  const words = useWords(articlePage);
  return (
    <div className={styles.byline}>
      {author.portrait && (
        <img
          src={author.portrait.src}
          alt={author.portrait.photo?.img.alt ?? ""}
          width={56}
          height={56}
          className={styles.portrait}
        />
      )}
      <p>
        <span className={styles.name}>{author.name}</span>
        {author.position && (
          <span className={styles.detail}>{author.position}</span>
        )}
        <span className={styles.detail}>
          <CalendarDay {...published} />
          {updated &&
            fillInNodes(words.updated, { day: <CalendarDay {...updated} /> })}
          {` · ${fillIn(words.minutes, { count: minutes })}`}
        </span>
      </p>
    </div>
  );
}

/** Below the text: the author's work here. */
export function AuthorNote({ name, position, description }: Article["author"]) {
  const words = useWords(articlePage);
  if (!position) return null;
  return (
    <aside aria-label={words.author} className={styles.note}>
      <p className={styles.name}>
        {name}, {position.charAt(0).toLowerCase() + position.slice(1)}
      </p>
      <p className={styles.detail}>{description}</p>
    </aside>
  );
}
