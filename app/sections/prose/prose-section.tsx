import type { SectionOf } from "#content/sections.ts";
import { LossStory } from "#app/sections/story/loss-story.tsx";
import { Section } from "#app/ui/section.tsx";
import { Paragraphs } from "./paragraphs.tsx";
import styles from "./prose-section.module.css";

/** Running text, and perhaps a loss that shows what it means. */
export function ProseSection(props: SectionOf<"prose">) {
  const { paragraphs, loss, ...section } = props;
  const text = <Paragraphs texts={paragraphs} />;
  return (
    <Section {...section} shape="aside">
      {loss ? (
        <div className={styles.content}>
          {text}
          <LossStory title={loss.title} texts={[loss.text]} />
        </div>
      ) : (
        text
      )}
    </Section>
  );
}
