import { data } from "react-router";
import { articlePage } from "#content/ui/article-page.ts";
import { article } from "#app/content/article.ts";
import { pageHere } from "#app/content/languages.ts";
import type { Crumb } from "#app/content/crumbs.ts";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { PostCard } from "#app/sections/posts/post-card.tsx";
import { Prose } from "#app/sections/prose/prose.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Section } from "#app/ui/section.tsx";
import { listAddress } from "#queries/list-address.ts";
import { fillIn } from "#words/fill-in.ts";
import { useWords } from "#app/ui/use-words.ts";
import { blogMeta } from "./blog-meta.ts";
import { AuthorNote, Byline } from "./byline.tsx";
import { Contents } from "./contents.tsx";
import { NearbyArticles } from "./nearby-articles.tsx";
import type {
  LoaderArgs,
  MetaArgs,
  PageProps,
} from "#app/layout/page-types.ts";
import styles from "./article-page.module.css";

export function loader({ url }: LoaderArgs) {
  const page = pageHere(url);
  const found = page && article(page);
  if (!found) throw data(null, { status: 404 });
  return {
    ...found,
    name: found.title,
    crumbs: ["home", "blog"] satisfies Crumb[],
  };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return loaderData
    ? blogMeta({
        ...loaderData,
        article: {
          published: loaderData.published.date,
          modified: loaderData.updated?.date,
          author: loaderData.author.name,
          section: loaderData.category.label,
        },
      })
    : [];
}

/** One article: its text, the facts a reader needs to judge it, and links to read on. */
export default function ArticlePage({
  loaderData: post,
}: PageProps<typeof loader>) {
  const words = useWords(articlePage);
  const { title, description, category, picture, author } = post;
  return (
    <>
      <article>
        <PageHero
          hero={{ title, subtitle: category.label, description }}
          picture={picture}
          actions={<Byline {...post} />}
        />
        <div className={styles.columns}>
          <Contents headings={post.contents} />
          <div className={styles.text}>
            <Prose nodes={post.nodes} />
            <AuthorNote {...author} />
            <p className={styles.notice}>{words.notice}</p>
          </div>
        </div>
      </article>
      <Section id="related" title={words.related} tone="sunk">
        <ul className={styles.related}>
          {post.related.map((card) => (
            <li key={card.slug}>
              <PostCard card={card} />
            </li>
          ))}
        </ul>
        {/* Lists of articles are in English. */}
        {!post.translation && (
          <div className={styles.category}>
            <ButtonLink to={listAddress(category.id, 1)} variant="quiet">
              {fillIn(words.category, {
                category: category.label.toLowerCase(),
              })}
            </ButtonLink>
          </div>
        )}
        <NearbyArticles newer={post.newer} older={post.older} />
      </Section>
    </>
  );
}
