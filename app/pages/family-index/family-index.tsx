import type { FamilyCard } from "#app/content/family-cards.ts";
import type { heroScene } from "#app/content/hero-scene.ts";
import { FamilyCardGrid } from "#app/sections/cards/family-card-grid.tsx";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import styles from "./family-index.module.css";

type FamilyIndexProps = {
  name: string;
  hero: { title: string; subtitle: string; description: string };
  picture: ReturnType<typeof heroScene>;
  /** Leads to the coverage finder, for those who do not know which page is theirs. */
  finder: { label: string; path: string };
  cards: readonly FamilyCard[];
};

/** A page that helps to choose among the pages of a family. */
export function FamilyIndex({
  name,
  hero,
  picture,
  finder,
  cards,
}: FamilyIndexProps) {
  return (
    <>
      <PageHero
        {...hero}
        name={name}
        crumbs={[{ label: "Home", path: "/" }]}
        picture={picture}
        actions={
          <ButtonLink to={finder.path} variant="outline">
            {finder.label}
          </ButtonLink>
        }
      />
      <div className={styles.cards}>
        <FamilyCardGrid cards={cards} heading="h2" />
      </div>
    </>
  );
}
