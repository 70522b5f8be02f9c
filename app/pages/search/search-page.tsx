import { useRef } from "react";
import { useLocation } from "react-router";
import { site } from "#content/site.ts";
import { searchIndex } from "#app/content/search-index.ts";
import { blogMeta } from "#app/pages/blog/blog-meta.ts";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { useChangeFocus } from "#app/sections/paged/use-change-focus.ts";
import { SearchBar } from "#app/sections/search/search-bar.tsx";
import { SearchResults } from "#app/sections/search/search-results.tsx";
import { find, readSearch, type Found } from "#queries/search.ts";
import { fetchIndex } from "./fetch-index.ts";
import type { Route } from "./+types/search-page";
import styles from "./search-page.module.css";

type Searched = { found?: Found; hasFailed?: boolean };

export async function loader({ request }: Route.LoaderArgs): Promise<Searched> {
  const { query, page } = readSearch(new URL(request.url).searchParams);
  return query ? { found: find(await searchIndex(), query, page) } : {};
}

/** Searches in the browser: nothing is sent while somebody types on. */
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
    title: query ? `Search: ${query} | ${site.name}` : `Search | ${site.name}`,
    description: `Search the articles, industries, personal lines, services and help for clients on the ${site.name} website.`,
    path: "/blog/search",
    noindex: true,
  });
}

/** Search over articles and pages. */
export default function SearchPage({
  loaderData: { found, hasFailed },
}: Route.ComponentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { search } = useLocation();
  const { query } = readSearch(new URLSearchParams(search));
  useChangeFocus(heading, found ? `${found.query} ${found.page}` : "");

  return (
    <>
      <PageHero
        name="Search"
        crumbs={[
          { label: "Home", path: "/" },
          { label: "Blog", path: "/blog" },
        ]}
        hero={{
          title: "Search.",
          description:
            "Articles, lines of insurance, services and every other page of the site.",
        }}
        actions={<SearchBar query={query} />}
      />
      <div id="results" className={styles.results}>
        <SearchResults found={found} heading={heading} />
      </div>
      {hasFailed && (
        <p role="alert" className={styles.failed}>
          The search could not be loaded.{" "}
          <a href={`/blog/search${search}`}>Load the page again</a>.
        </p>
      )}
    </>
  );
}
