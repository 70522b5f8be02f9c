import type { SectionOf } from "#content/sections.ts";
import { Section } from "#app/ui/section.tsx";
import { Checklist } from "./checklist.tsx";

/** A list to check off. */
export function ChecklistSection({ list, ...section }: SectionOf<"checklist">) {
  return (
    <Section {...section}>
      <Checklist id={section.id} steps={list} columns />
    </Section>
  );
}
