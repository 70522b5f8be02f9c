import { data } from "react-router";
import { newsletters } from "#content/newsletters.ts";
import { crumbs } from "#content/ui/crumbs.ts";
import type { Crumb } from "#app/content/crumbs.ts";
import { dayWords } from "#app/content/day-words.ts";
import { postCard } from "#app/content/post-cards.ts";
import { posts } from "#app/content/posts.ts";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { PostCard } from "#app/sections/posts/post-card.tsx";
import { Island } from "#app/islands/island.tsx";
import { SubscribeCard } from "#app/sections/subscribe/subscribe-card.tsx";
import { useWords } from "#app/ui/use-words.ts";
import type { LoaderArgs, PageProps } from "#app/layout/page-types.ts";
import styles from "./newsletter-page.module.css";

export function loader({ params }: LoaderArgs) {
  const issue = newsletters[params.slug!];
  if (!issue) throw data(null, { status: 404 });
  const { day, title, description, greeting, notice, articles } = issue;
  const above: Crumb[] = ["home", "blog"];
  return {
    name: title,
    title,
    description,
    path: `/newsletter/${day}`,
    crumbs: above,
    noindex: true,
    hero: { title, subtitle: dayWords(day).words, description: greeting },
    notice,
    cards: articles.map(({ slug }) => postCard(posts().get(slug)!)),
  };
}

export { meta } from "#app/layout/page-meta.ts";

/** An issue of the newsletter, which its mail links to. */
export default function NewsletterPage({
  loaderData: { cards, notice, ...page },
}: PageProps<typeof loader>) {
  const { blog } = useWords(crumbs);
  return (
    <>
      <PageHero {...page} />
      <section aria-labelledby="articles-title" className={styles.issue}>
        <h2 id="articles-title">{blog}</h2>
        <ul className={styles.grid}>
          {cards.map((card) => (
            <li key={card.slug}>
              <PostCard card={card} />
            </li>
          ))}
        </ul>
        {notice && <p>{notice}</p>}
        <Island name="subscribe-card" of={SubscribeCard} props={{}} />
      </section>
    </>
  );
}
