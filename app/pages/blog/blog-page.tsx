import { useRef } from "react";
import { postList } from "#app/content/post-list.ts";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { SearchBar } from "#app/sections/search/search-bar.tsx";
import { useChangeFocus } from "#app/sections/paged/use-change-focus.ts";
import { blogMeta } from "./blog-meta.ts";
import { Categories } from "./categories.tsx";
import { PostPages } from "./post-pages.tsx";
import type { Route } from "./+types/blog-page";
import styles from "./blog-page.module.css";

export function loader({ request }: Route.LoaderArgs) {
  return postList(new URL(request.url).searchParams);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? blogMeta(loaderData) : [];
}

/** The articles, by category and page. */
export default function BlogPage({ loaderData: list }: Route.ComponentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useChangeFocus(heading, list.path);
  return (
    <>
      <PageHero {...list} />
      <div className={styles.tools}>
        <Categories categories={list.categories} current={list.category} />
        <SearchBar />
      </div>
      <PostPages list={list} heading={heading} />
    </>
  );
}
