import type { SectionOf } from "#content/sections.ts";
import { Section } from "#app/ui/section.tsx";
import { LossStory } from "./loss-story.tsx";

/** A loss, told with invented people. */
export function StorySection({ paragraphs, ...section }: SectionOf<"story">) {
  return (
    <Section {...section} shape="aside">
      <LossStory texts={paragraphs} />
    </Section>
  );
}
