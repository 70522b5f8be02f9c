import type { Article } from "#app/content/article.ts";
import { CalendarDay } from "#app/ui/calendar-day.tsx";
import styles from "./byline.module.css";

/** Who wrote an article, when, and how long it takes to read. */
export function Byline({ author, published, updated, minutes }: Article) {
  return (
    <div className={styles.byline}>
      <img
        {...author.portrait}
        alt=""
        width={56}
        height={56}
        className={styles.portrait}
      />
      <p>
        <span className={styles.name}>{author.name}</span>
        <span className={styles.detail}>{author.position}</span>
        <span className={styles.detail}>
          <CalendarDay {...published} />
          {updated && (
            <>
              , updated <CalendarDay {...updated} />
            </>
          )}
          {` · ${minutes} min read`}
        </span>
      </p>
    </div>
  );
}

/** Under the text: what its author does here. */
export function AuthorNote({ name, position, description }: Article["author"]) {
  return (
    <aside aria-label="About the author" className={styles.note}>
      <p className={styles.name}>
        {name}, {position.charAt(0).toLowerCase() + position.slice(1)}
      </p>
      <p className={styles.detail}>{description}</p>
    </aside>
  );
}
