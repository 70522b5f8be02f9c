import { useRef } from "react";
import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { listPaths, postList } from "#app/content/post-list.ts";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { SearchBar } from "#app/sections/search/search-bar.tsx";
import { useChangeFocus } from "#app/sections/paged/use-change-focus.ts";
import { listPath } from "#queries/post-list.ts";
import { blogMeta } from "./blog-meta.ts";
import { Categories } from "./categories.tsx";
import { PostPages } from "./post-pages.tsx";
import type { Route } from "./+types/blog-page";
import styles from "./blog-page.module.css";

export function loader({ params, request }: Route.LoaderArgs) {
  const written = params["*"];
  const path = written
    ? `/blog/${written}`
    : // Only in development: the build has a page for every query.
      listPath(new URL(request.url).searchParams, (one) =>
        listPaths().includes(one),
      );
  const list = postList(path);
  if (!list) throw data(null, { status: 404 });
  return list;
}

/** On a static site the router takes a page's data for one with any query; here each query has its own. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.search !== nextUrl.search || defaultShouldRevalidate;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? blogMeta(loaderData) : [];
}

/**
 * The articles, by category and page. Its own address is not to be read here: the build renders the pages of a
 * query under other paths (docs/decisions/0006).
 */
export default function BlogPage({ loaderData: list }: Route.ComponentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useChangeFocus(heading, list.path);
  return (
    <>
      <PageHero
        {...list.hero}
        name={list.name}
        crumbs={[{ label: "Home", path: "/" }]}
        picture={list.picture}
      />
      <div className={styles.tools}>
        <Categories categories={list.categories} current={list.category} />
        <SearchBar />
      </div>
      <PostPages list={list} heading={heading} />
    </>
  );
}
