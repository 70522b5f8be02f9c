import { useLocation, type ShouldRevalidateFunctionArgs } from "react-router";
import { coverageFinder } from "#content/coverage-finder.ts";
import { finderPage } from "#content/ui/finder-page.ts";
import { contentOf, inLanguages, pageHere } from "#app/content/languages.ts";
import { generated } from "#app/content/picture.ts";
import { sourcesOf } from "#app/content/sources.ts";
import type { PageHandle } from "#app/layout/contact-address.ts";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { SearchBar } from "#app/sections/search/search-bar.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { readQuestion } from "#queries/finder-answers.ts";
import { CoverageFinder } from "./coverage-finder.tsx";
import type { Route } from "./+types/coverage-finder-page";
import styles from "./coverage-finder-page.module.css";

export function loader({ url }: Route.LoaderArgs) {
  const page = pageHere(url)!;
  const content = contentOf(page, coverageFinder);
  const { src } = generated("/images/finder.svg#land");
  return {
    ...content,
    ...inLanguages(page, ["contact"]),
    sourceList: sourcesOf(content.sources, page.language),
    /** In the addresses of pictures, so that they may be cached forever. */
    version: new URL(src, "https://site.invalid").search,
  };
}

/** The page has everything the list needs, so another answer makes no request. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}

export { meta } from "#app/layout/page-meta.ts";

export const handle: PageHandle = { hasContact: true };

/** A few questions, and the coverages that someone with these answers would ask about. */
export default function CoverageFinderPage({
  loaderData: page,
}: Route.ComponentProps) {
  const words = useWords(finderPage);
  const { search } = useLocation();
  const isFirst = readQuestion(page.rules, new URLSearchParams(search)) === 1;
  return (
    <>
      <div className={styles.hero}>
        <PageHero
          name={page.name}
          hero={isFirst ? page.hero : { ...page.hero, description: "" }}
          actions={isFirst && <SearchBar placeholder={words.ownWords} />}
          isSlim
        />
      </div>
      <CoverageFinder words={page} />
    </>
  );
}
