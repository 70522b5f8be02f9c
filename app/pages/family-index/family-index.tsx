import type { FamilyCard } from "#app/content/family-cards.ts";
import type { Picture } from "#app/content/picture.ts";
import { FamilyCardGrid } from "#app/sections/cards/family-card-grid.tsx";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import styles from "./family-index.module.css";

type FamilyIndexProps = {
  name: string;
  hero: { title: string; subtitle: string; description: string };
  picture: { wide: Picture; card: Picture };
  cards: readonly FamilyCard[];
};

/** A page that helps to choose among the pages of a family. */
export function FamilyIndex({ name, hero, picture, cards }: FamilyIndexProps) {
  return (
    <>
      <PageHero
        {...hero}
        name={name}
        crumbs={[{ label: "Home", path: "/" }]}
        picture={picture}
      />
      <div className={styles.cards}>
        <FamilyCardGrid cards={cards} heading="h2" />
      </div>
    </>
  );
}
