import type { SectionOf } from "#content/sections.ts";
import { TitledList } from "#app/sections/titled-list/titled-list.tsx";
import { Section } from "#app/ui/section.tsx";

/** Titles with a text next to each. */
export function RowsSection({ list, ...section }: SectionOf<"rows">) {
  return (
    <Section {...section}>
      <TitledList shape="rows" list={list} />
    </Section>
  );
}
