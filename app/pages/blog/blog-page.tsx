import { postList } from "#app/content/post-list.ts";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { SearchBar } from "#app/sections/search/search-bar.tsx";
import { blogMeta } from "./blog-meta.ts";
import { Categories } from "./categories.tsx";
import { PostPages } from "./post-pages.tsx";
import type {
  LoaderArgs,
  MetaArgs,
  PageProps,
} from "#app/layout/page-types.ts";
import styles from "./blog-page.module.css";

export function loader({ request }: LoaderArgs) {
  return postList(new URL(request.url).searchParams);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return loaderData ? blogMeta(loaderData) : [];
}

/** The articles, by category and page. */
export default function BlogPage({
  loaderData: list,
}: PageProps<typeof loader>) {
  return (
    <>
      <PageHero hero={list.hero} />
      <div className={styles.tools}>
        <Categories categories={list.categories} current={list.category} />
        <SearchBar />
      </div>
      <PostPages list={list} />
    </>
  );
}
