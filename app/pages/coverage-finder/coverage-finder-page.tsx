import type { ShouldRevalidateFunctionArgs } from "react-router";
import { coverageFinder } from "#content/coverage-finder.ts";
import type { PageHandle } from "#app/layout/contact-address.ts";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { CoverageFinder } from "./coverage-finder.tsx";
import type { Route } from "./+types/coverage-finder-page";
import styles from "./coverage-finder-page.module.css";

export function loader() {
  return { ...coverageFinder, path: "/coverage-finder" };
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
  return (
    <>
      <div className={styles.hero}>
        <PageHero {...page} />
      </div>
      <div id="finder">
        <CoverageFinder words={page} />
      </div>
    </>
  );
}
