import type { PostCard as Card } from "#app/content/post-cards.ts";
import { Image } from "#app/ui/image.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import styles from "./post-card.module.css";

/** An article as a card: its 16:9 picture, its category, its title. */
export function PostCard({ card }: { card: Card }) {
  return (
    <article className={styles.card} lang={card.lang}>
      <div className={styles.picture}>
        <Image {...card.picture} alt="" />
      </div>
      <p className={styles.category}>{card.category}</p>
      <h3 className={styles.title}>
        <PageLink to={`/blog/${card.slug}`} className={styles.link}>
          {card.title}
        </PageLink>
      </h3>
    </article>
  );
}
