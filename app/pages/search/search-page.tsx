import { useRef } from "react";
import { useLocation } from "react-router";
import { searchPage } from "#content/ui/search-page.ts";
import { searchIndex } from "./search-index.ts";
import { blogMeta } from "#app/pages/blog/blog-meta.ts";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { useChangeFocus } from "#app/sections/paged/use-change-focus.ts";
import { SearchBar } from "#app/sections/search/search-bar.tsx";
import { SearchResults } from "#app/sections/search/search-results.tsx";
import { find, readSearch, type Found } from "#queries/search.ts";
import { fillInNodes } from "#app/ui/fill-in-nodes.ts";
import { fillIn } from "#words/fill-in.ts";
import { useWords } from "#app/ui/use-words.ts";
import { fetchIndex } from "./fetch-index.ts";
import type { Route } from "./+types/search-page";
import styles from "./search-page.module.css";

type Searched = { found?: Found; hasFailed?: boolean };

export async function loader({ request }: Route.LoaderArgs): Promise<Searched> {
  const { query, page } = readSearch(new URL(request.url).searchParams);
  return query ? { found: find(await searchIndex(), query, page) } : {};
}

/** Searches in the browser; nothing is sent while the visitor types. */
export async function clientLoader({
  request,
}: Route.ClientLoaderArgs): Promise<Searched> {
  const { query, page } = readSearch(new URL(request.url).searchParams);
  try {
    return query ? { found: find(await fetchIndex(), query, page) } : {};
  } catch {
    return { hasFailed: true };
  }
}

export function meta({ location }: Route.MetaArgs) {
  const { query } = readSearch(new URLSearchParams(location.search));
  return blogMeta({
    title: query
      ? fillIn(searchPage.titleWithQuery, { query })
      : searchPage.title,
    description: searchPage.description,
    path: "/blog/search",
    noindex: true,
  });
}

/** Search of articles and pages. */
export default function SearchPage({
  loaderData: { found, hasFailed },
}: Route.ComponentProps) {
  const words = useWords(searchPage);
  const heading = useRef<HTMLHeadingElement>(null);
  const { search } = useLocation();
  const { query } = readSearch(new URLSearchParams(search));
  useChangeFocus(heading, found ? `${found.query} ${found.page}` : "");

  return (
    <>
      <PageHero
        name={words.name}
        crumbs={["home", "blog"]}
        hero={{
          title: words.heading,
          description: words.text,
        }}
        actions={<SearchBar query={query} />}
      />
      <div id="results" className={styles.results}>
        <SearchResults found={found} heading={heading} />
      </div>
      {hasFailed && (
        <p role="alert" className={styles.failed}>
          {fillInNodes(words.failed, {
            reload: <a href={`/blog/search${search}`}>{words.reload}</a>,
          })}
        </p>
      )}
    </>
  );
}
