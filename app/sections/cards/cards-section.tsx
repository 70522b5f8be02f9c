import type { SectionOf } from "#content/sections.ts";
import { TitledList } from "#app/sections/titled-list/titled-list.tsx";
import { Section } from "#app/ui/section.tsx";

/** Titles with a text each, in a ruled grid. */
export function CardsSection({ list, ...section }: SectionOf<"cards">) {
  return (
    <Section {...section}>
      <TitledList shape="grid" list={list} />
    </Section>
  );
}
