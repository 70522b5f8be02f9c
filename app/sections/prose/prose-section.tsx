import type { SectionOf } from "#content/sections.ts";
import { LossStory } from "#app/sections/story/loss-story.tsx";
import { Section } from "#app/ui/section.tsx";
import { Paragraphs } from "./paragraphs.tsx";
import styles from "./prose-section.module.css";

/** More letters than this beside a heading leave an empty column below it. */
const longest = 900;

/** Running text, and perhaps a loss that shows what it means. Long text runs across the page. */
export function ProseSection(props: SectionOf<"prose">) {
  const { paragraphs, loss, ...section } = props;
  const { length } = [...paragraphs, loss?.text].join("");
  const isLong = length > longest;
  const text = <Paragraphs texts={paragraphs} isLong={isLong && !loss} />;
  return (
    <Section {...section} {...(!isLong && { shape: "aside" })}>
      {loss ? (
        <div className={styles.content} data-long={isLong ? "" : undefined}>
          {text}
          <LossStory title={loss.title} texts={[loss.text]} />
        </div>
      ) : (
        text
      )}
    </Section>
  );
}
