import type { Storm } from "#content/storm.ts";
import styles from "./sources.module.css";

/** The sources of the page's facts. */
export function Sources({ title, list }: Storm["sources"]) {
  return (
    <section
      id="sources"
      aria-labelledby="sources-title"
      className={styles.sources}
    >
      <h2 id="sources-title" tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.list}>
        {list.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
    </section>
  );
}
