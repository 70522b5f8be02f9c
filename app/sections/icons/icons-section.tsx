import type { SectionOf } from "#content/sections.ts";
import { IconList } from "#app/sections/titled-list/titled-list.tsx";
import { Section } from "#app/ui/section.tsx";

/** Titles with an icon and a text each. */
export function IconsSection({ list, ...section }: SectionOf<"icons">) {
  return (
    <Section {...section}>
      <IconList list={list} />
    </Section>
  );
}
