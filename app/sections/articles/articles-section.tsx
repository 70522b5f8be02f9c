import { blogTeaser } from "#content/ui/blog-teaser.ts";
import type { PostCard as Card } from "#app/content/post-cards.ts";
import { PostCard } from "#app/sections/posts/post-card.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Section } from "#app/ui/section.tsx";
import { useWords } from "#app/ui/use-words.ts";
import styles from "./articles-section.module.css";

type ArticlesSectionProps = { id: string; posts: readonly Card[] };

/** Two articles for the page's readers, one below 425px. */
export function ArticlesSection({ id, posts }: ArticlesSectionProps) {
  const words = useWords(blogTeaser);
  return (
    <Section id={id} title={words.title}>
      <ul className={styles.posts}>
        {posts.map((card) => (
          <li key={card.slug}>
            <PostCard card={card} />
          </li>
        ))}
      </ul>
      <div className={styles.more}>
        <ButtonLink to="/blog" variant="quiet">
          {words.all}
        </ButtonLink>
      </div>
    </Section>
  );
}
