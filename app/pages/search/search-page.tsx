import { site } from "#content/site.ts";
import { useRef } from "react";
import { useLocation } from "react-router";
import { blogMeta } from "#app/pages/blog/blog-meta.ts";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { useChangeFocus } from "#app/sections/paged/use-change-focus.ts";
import { SearchBar } from "#app/sections/search/search-bar.tsx";
import { SearchResults } from "#app/sections/search/search-results.tsx";
import { readSearch } from "#queries/search.ts";
import { useFound } from "./use-found.ts";
import type { Route } from "./+types/search-page";
import styles from "./search-page.module.css";

/** The build renders a template that server/blog/search-page.ts fills in (docs/decisions/0007). */
const isTemplate = import.meta.env.SSR;

export function meta({ location }: Route.MetaArgs) {
  const { query } = readSearch(new URLSearchParams(location.search));
  return blogMeta({
    title: isTemplate ? "@@title@@" : searchTitle(query),
    description: `Search the articles, industries, personal lines and services on the ${site.name} website.`,
    path: "/blog/search",
    noindex: true,
  });
}

export function searchTitle(query: string) {
  return query ? `Search: ${query} | ${site.name}` : `Search | ${site.name}`;
}

/** Search over articles and pages. */
export default function SearchPage() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { search } = useLocation();
  const { query, page } = readSearch(new URLSearchParams(search));
  const { found, failed } = useFound(query, page);
  useChangeFocus(heading, found ? `${found.query} ${found.page}` : "");

  return (
    <>
      <PageHero
        name="Search"
        crumbs={[
          { label: "Home", path: "/" },
          { label: "Blog", path: "/blog" },
        ]}
        title="Search."
        description="Through every article and through the pages on our lines and services."
        actions={<SearchBar query={isTemplate ? "@@query@@" : query} />}
      />
      <div id="results" className={styles.results}>
        {isTemplate ? (
          "@@results@@"
        ) : (
          <SearchResults found={found} heading={heading} />
        )}
      </div>
      {failed && (
        <p role="alert" className={styles.failed}>
          The search could not be loaded.{" "}
          <a href={`/blog/search${search}`}>Load the page again</a>.
        </p>
      )}
    </>
  );
}
