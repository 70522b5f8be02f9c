import type { PostCard as Card } from "#app/content/post-cards.ts";
import { PostCard } from "./post-card.tsx";
import styles from "./post-grid.module.css";

/** Articles side by side. */
export function PostGrid({ cards }: { cards: readonly Card[] }) {
  return (
    <ul className={styles.grid}>
      {cards.map((card) => (
        <li key={card.slug}>
          <PostCard card={card} />
        </li>
      ))}
    </ul>
  );
}
