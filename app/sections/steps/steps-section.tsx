import type { SectionOf } from "#content/sections.ts";
import { TitledList } from "#app/sections/titled-list/titled-list.tsx";
import { Section } from "#app/ui/section.tsx";

/** Numbered steps. */
export function StepsSection({ list, ...section }: SectionOf<"steps">) {
  return (
    <Section {...section}>
      <TitledList shape="steps" list={list} />
    </Section>
  );
}
