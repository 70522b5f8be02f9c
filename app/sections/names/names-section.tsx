import type { SectionOf } from "#content/sections.ts";
import { NameList } from "#app/sections/titled-list/titled-list.tsx";
import { Section } from "#app/ui/section.tsx";

/** Short names, such as kinds of clients. */
export function NamesSection({ list, ...section }: SectionOf<"names">) {
  return (
    <Section {...section}>
      <NameList list={list} />
    </Section>
  );
}
