import type { Home } from "#content/home.ts";
import type { FamilyCard } from "#app/content/family-cards.ts";
import { FamilyCardGrid } from "#app/sections/family-cards/family-card-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { fillIn } from "#words/fill-in.ts";
import { Tabs } from "#app/ui/tabs.tsx";

const paths = {
  commercial: "/industry",
  personal: "/personal",
  services: "/services",
};
const families = Object.keys(paths) as (keyof typeof paths)[];

type SpecialtiesProps = Home["specialties"] & {
  cards: Record<(typeof families)[number], readonly FamilyCard[]>;
};

/** All specialties behind three tabs: 14, 9 and 7 cards, five of each below 768px. */
export function Specialties({ title, tabs, all, cards }: SpecialtiesProps) {
  return (
    <Section id="specialties" title={title} tone="sunk">
      <Tabs
        label={title}
        tabs={families.map((family) => ({
          id: family,
          title: tabs[family],
          content: (
            <FamilyCardGrid
              cards={cards[family]}
              all={{
                label: fillIn(all[family], { count: cards[family].length }),
                path: paths[family],
              }}
            />
          ),
        }))}
      />
    </Section>
  );
}
