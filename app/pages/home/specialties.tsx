import type { FamilyCard } from "#app/content/family-cards.ts";
import { FamilyCardGrid } from "#app/sections/cards/family-card-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { Tabs } from "#app/ui/tabs.tsx";

type Family = "commercial" | "personal" | "services";

type SpecialtiesProps = {
  title: string;
  tabs: Record<Family, string>;
  cards: Record<Family, readonly FamilyCard[]>;
};

/** Every line of the house behind three tabs: 14, 9 and 7 cards, five of each below 768px. */
export function Specialties({ title, tabs, cards }: SpecialtiesProps) {
  return (
    <Section id="specialties" title={title} tone="sunk">
      <Tabs
        label={title}
        tabs={(["commercial", "personal", "services"] as const).map(
          (family) => ({
            id: family,
            title: tabs[family],
            content: <FamilyCardGrid cards={cards[family]} short />,
          }),
        )}
      />
    </Section>
  );
}
