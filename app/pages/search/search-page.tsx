import { useRef } from "react";
import { useLocation } from "react-router";
import { searchPage } from "#content/ui/search-page.ts";
import {
  inLanguages,
  pageHere,
  type Alternate,
  type PageTranslation,
} from "#app/content/languages.ts";
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

const address = "/blog/search";

type Searched = {
  found?: Found;
  hasFailed?: boolean;
  /** Its address, if it is not the English one. */
  path?: string;
  alternates?: readonly Alternate[];
  translation?: PageTranslation;
};

export async function loader({ url }: Route.LoaderArgs): Promise<Searched> {
  const { query, page } = readSearch(url.searchParams);
  const entry = pageHere(url)!;
  const { language } = entry;
  return {
    ...(Object.keys(entry.translations).length > 1 && inLanguages(entry)),
    ...(query && { found: find(await searchIndex(language), query, page) }),
  };
}

/** Searches in the browser; nothing is sent while the visitor types. In other languages the server searches. */
export async function clientLoader({
  request,
  url,
  serverLoader,
}: Route.ClientLoaderArgs): Promise<Searched> {
  if (url.pathname !== address) return serverLoader();
  const { query, page } = readSearch(new URL(request.url).searchParams);
  try {
    return query ? { found: find(await fetchIndex(), query, page) } : {};
  } catch {
    return { hasFailed: true };
  }
}

export function meta({ location, loaderData }: Route.MetaArgs) {
  const { query } = readSearch(new URLSearchParams(location.search));
  const { path = address, translation } = loaderData ?? {};
  const words = { ...searchPage, ...translation?.words[searchPage.part] };
  return blogMeta({
    title: query ? fillIn(words.titleWithQuery, { query }) : words.title,
    description: words.description,
    path,
    noindex: true,
  });
}

/** Search of articles and pages. */
export default function SearchPage({
  loaderData: { found, hasFailed, translation },
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
        crumbs={translation ? ["home"] : ["home", "blog"]}
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
            reload: <a href={`${address}${search}`}>{words.reload}</a>,
          })}
        </p>
      )}
    </>
  );
}
