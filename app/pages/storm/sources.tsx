import styles from "./sources.module.css";

type SourcesProps = { title: string; list: readonly string[] };

/** Where the facts of the page come from. */
export function Sources({ title, list }: SourcesProps) {
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
