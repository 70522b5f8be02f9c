import { useLocation, type ShouldRevalidateFunctionArgs } from "react-router";
import { coverageFinder } from "#content/coverage-finder.ts";
import { generated } from "#app/content/picture.ts";
import { sourcesOf } from "#app/content/sources.ts";
import type { PageHandle } from "#app/layout/contact-address.ts";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { readQuestion } from "#queries/finder-answers.ts";
import { CoverageFinder } from "./coverage-finder.tsx";
import type { Route } from "./+types/coverage-finder-page";
import styles from "./coverage-finder-page.module.css";

export function loader() {
  const { src } = generated("/images/finder.svg#land");
  return {
    ...coverageFinder,
    path: "/coverage-finder",
    sourceList: sourcesOf(coverageFinder.sources),
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
  const { search } = useLocation();
  const isFirst = readQuestion(page.rules, new URLSearchParams(search)) === 1;
  return (
    <>
      <div className={styles.hero}>
        <PageHero
          name={page.name}
          hero={isFirst ? page.hero : { ...page.hero, description: "" }}
          isSlim
        />
      </div>
      <CoverageFinder words={page} />
    </>
  );
}
