import styles from "./image.module.css";

/** A photograph in several formats and widths, as app/content/picture.ts prepares it. */
export type Photo = {
  sources: readonly {
    type: string;
    srcSet: string;
    sizes: string;
  }[];
  img: {
    src: string;
    alt: string;
    width: number;
    height: number;
    loading?: "lazy";
    fetchPriority?: "high";
  };
};

/** Unlike a drawing it never waits for scripts. */
export const Photograph = ({ sources, img }: Photo) => (
  <span className={styles.frame}>
    <picture>
      {sources.map((source) => (
        <source key={source.srcSet} {...source} />
      ))}
      <img {...img} className={styles.image} />
    </picture>
  </span>
);
