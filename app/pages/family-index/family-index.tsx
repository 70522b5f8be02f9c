import { FamilyCardGrid } from "#app/sections/cards/family-card-grid.tsx";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import type { loadIndex } from "./load-index.ts";
import styles from "./family-index.module.css";

type FamilyIndexProps = { loaderData: ReturnType<typeof loadIndex> };

/** A page that helps to choose among the pages of a family, or leads to the coverage finder. */
export function FamilyIndex({ loaderData: page }: FamilyIndexProps) {
  return (
    <>
      <PageHero
        {...page}
        actions={
          <ButtonLink to={page.finder.path} variant="outline">
            {page.finder.label}
          </ButtonLink>
        }
      />
      <div className={styles.cards}>
        <FamilyCardGrid cards={page.cards} heading="h2" />
      </div>
    </>
  );
}
