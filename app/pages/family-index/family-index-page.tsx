import { indexes } from "#content/indexes.ts";
import { contentOf, inLanguages, pageHere } from "#app/content/languages.ts";
import { cardsOfKind } from "#app/content/family-cards.ts";
import { FamilyCardGrid } from "#app/sections/family-cards/family-card-grid.tsx";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import type { LoaderArgs, PageProps } from "#app/layout/page-types.ts";
import styles from "./family-index-page.module.css";
import { firstLanguage } from "#words/first-language.ts";

/** The folder of the pages below each index, and the menu that gives their order. */
const families = {
  industry: ["industries", "commercial"],
  personal: ["personal", "personal"],
  coverage: ["coverage", "coverage"],
  services: ["services", "services"],
} as const;

export function loader({ url }: LoaderArgs) {
  const page = pageHere(url)!;
  // The English address names it.
  const family = page.translations[firstLanguage]!.slice(
    1,
  ) as keyof typeof families;
  const [kind, menu] = families[family];
  return {
    ...contentOf(page, indexes)[family],
    ...inLanguages(page),
    cards: cardsOfKind(kind, menu, page.language),
  };
}

export { meta } from "#app/layout/page-meta.ts";

/** A page that helps to choose among the pages of a family, or leads to the coverage finder. */
export default function FamilyIndexPage({
  loaderData: page,
}: PageProps<typeof loader>) {
  return (
    <>
      <PageHero
        hero={page.hero}
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
