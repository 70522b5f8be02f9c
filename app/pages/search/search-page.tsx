import { usePageAddress } from "#app/ui/page-address.ts";
import { searchPage } from "#content/ui/search-page.ts";
import { inLanguages, pageHere, uiIn } from "#app/content/languages.ts";
import type { Crumb } from "#app/content/crumbs.ts";
import { firstLanguage } from "#words/first-language.ts";
import { searchIndex } from "./search-index.ts";
import { blogMeta } from "#app/pages/blog/blog-meta.ts";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { SearchBar } from "#app/sections/search/search-bar.tsx";
import { SearchResults } from "#app/sections/search/search-results.tsx";
import { find, readSearch } from "#queries/search.ts";
import { fillIn } from "#words/fill-in.ts";
import { useWords } from "#app/ui/use-words.ts";
import type {
  LoaderArgs,
  MetaArgs,
  PageProps,
} from "#app/layout/page-types.ts";
import styles from "./search-page.module.css";

export async function loader({ url }: LoaderArgs) {
  const { query, page } = readSearch(url.searchParams);
  const entry = pageHere(url)!;
  const { language } = entry;
  const crumbs: Crumb[] =
    language === firstLanguage ? ["home", "blog"] : ["home"];
  return {
    name: uiIn(language, searchPage).name,
    crumbs,
    ...(Object.keys(entry.translations).length > 1 && inLanguages(entry)),
    ...(query && { found: find(await searchIndex(language), query, page) }),
  };
}

export function meta({ location, loaderData }: MetaArgs<typeof loader>) {
  const { query } = readSearch(new URLSearchParams(location.search));
  const { path = "/blog/search", translation } = loaderData ?? {};
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
  loaderData: { found },
}: PageProps<typeof loader>) {
  const words = useWords(searchPage);
  const { search } = usePageAddress();
  const { query } = readSearch(new URLSearchParams(search));

  return (
    <>
      <PageHero
        hero={{ title: words.heading, description: words.text }}
        actions={<SearchBar query={query} />}
      />
      <div id="results" className={styles.results}>
        <SearchResults found={found} />
      </div>
    </>
  );
}
