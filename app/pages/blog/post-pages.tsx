import { Fragment } from "react";
import { blogList } from "#content/ui/blog-list.ts";
import type { PostList } from "#app/content/post-list.ts";
import { AtWidths } from "#app/sections/paged/at-widths.tsx";
import {
  PagedNavigation,
  PageOf,
} from "#app/sections/paged/paged-navigation.tsx";
import { PostCard } from "#app/sections/posts/post-card.tsx";
import { Island } from "#app/islands/island.tsx";
import { SubscribeCard } from "#app/sections/subscribe/subscribe-card.tsx";
import { listAddress } from "#queries/list-address.ts";
import { useWords } from "#app/ui/use-words.ts";
import pageLinks from "#app/ui/pagination.module.css";
import styles from "./post-pages.module.css";

/** The articles of one page and links to the other pages. */
export function PostPages({ list }: { list: PostList }) {
  const words = useWords(blogList);
  const { places, notice, entries } = list;
  return (
    <section aria-labelledby="posts-title" className={styles.posts}>
      <div>
        <h2
          id="posts-title"
          tabIndex={-1}
          // Of a page or category that the visitor chose.
          autoFocus={list.path !== "/blog"}
        >
          <span>{list.heading}</span>{" "}
          <span className={pageLinks.where}>
            <PageOf places={places} />
          </span>
        </h2>
        {notice && (
          <AtWidths widths={notice.widths} as="p">
            {notice.text}
          </AtWidths>
        )}
      </div>
      <ul className={styles.grid}>
        {entries.map(({ card, widths }, index) => (
          <Fragment key={card.slug}>
            {index === list.newsletterAt && <Newsletter />}
            <AtWidths widths={widths} as="li">
              <PostCard card={card} />
            </AtWidths>
          </Fragment>
        ))}
        {list.newsletterAt >= entries.length && <Newsletter />}
      </ul>
      <PagedNavigation
        label={words.pages}
        places={places}
        href={(page) => listAddress(list.category, page)}
      />
    </section>
  );
}

function Newsletter() {
  return (
    <li className={styles.newsletter}>
      <Island name="subscribe-card" of={SubscribeCard} props={{}} />
    </li>
  );
}
