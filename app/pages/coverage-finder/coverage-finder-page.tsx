import { coverageFinder } from "#content/coverage-finder.ts";
import { finderPage } from "#content/ui/finder-page.ts";
import { contentOf, inLanguages, pageHere } from "#app/content/languages.ts";
import { generated } from "#app/content/picture.ts";
import { sourcesOf } from "#app/content/sources.ts";
import type { PageHandle } from "#app/layout/page-types.ts";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { SearchBar } from "#app/sections/search/search-bar.tsx";
import { usePageAddress } from "#app/ui/page-address.ts";
import { useWords } from "#app/ui/use-words.ts";
import { readQuestion } from "#queries/finder-answers.ts";
import { CoverageFinder } from "./coverage-finder.tsx";
import type { LoaderArgs, PageProps } from "#app/layout/page-types.ts";
import styles from "./coverage-finder-page.module.css";

export function loader({ url }: LoaderArgs) {
  const page = pageHere(url)!;
  const content = contentOf(page, coverageFinder);
  const { src } = generated("/images/finder.svg#land");
  return {
    ...content,
    ...inLanguages(page),
    sourceList: sourcesOf(content.sources, page.language),
    /** In the addresses of pictures, so that they may be cached forever. */
    version: new URL(src, "https://site.invalid").search,
  };
}

export { meta } from "#app/layout/page-meta.ts";

export const handle: PageHandle = { hasContact: true };

/** A few questions, and the coverages that someone with these answers would ask about. */
export default function CoverageFinderPage({
  loaderData: page,
}: PageProps<typeof loader>) {
  const words = useWords(finderPage);
  const query = new URLSearchParams(usePageAddress().search);
  const isFirst = readQuestion(page.rules, query) === 1;
  return (
    <>
      <div className={styles.hero}>
        <PageHero
          hero={isFirst ? page.hero : { ...page.hero, description: "" }}
          actions={isFirst && <SearchBar placeholder={words.ownWords} />}
          isSlim
        />
      </div>
      <CoverageFinder words={page} query={query} />
    </>
  );
}
